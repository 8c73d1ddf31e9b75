import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } };
type RequestOptions = { challenge: string; rpId: string };

/** What a device, or somebody who pretends to be one, may do otherwise than it should. */
export type Mischief = {
  origin?: string;
  rpId?: string;
  /** The lock was not opened. */
  unverified?: boolean;
  /** Stands still, as a copy's would. */
  counter?: number;
  userHandle?: string | null;
  type?: string;
  /** Somebody else's key signs. */
  signedBy?: KeyObject;
};

const userPresent = 0x01;
const userVerified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const attestedData = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** A device with a lock, in a few lines: what Chromium's virtual one is to the browser, this is to the routes. */
export function softwareAuthenticator(home = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, { origin = home }: Mischief) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, attested: Buffer, mischief: Mischief) => {
    counter += 1;
    const flags =
      userPresent |
      (mischief.unverified ? 0 : userVerified) |
      backupEligible |
      backedUp |
      (attested.length > 0 ? attestedData : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(mischief.counter ?? counter);
    return Buffer.concat([sha256(mischief.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  return {
    id: base64url(id),
    privateKey,
    /** A key is made: what `navigator.credentials.create` hands to the page. */
    create(options: CreationOptions, mischief: Mischief = {}) {
      userHandle = options.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(options.rp.id, attested, mischief))],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: base64url(
            clientData(mischief.type ?? 'webauthn.create', options.challenge, mischief),
          ),
          attestationObject: base64url(attestation),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    /** The key signs: what `navigator.credentials.get` hands to the page. */
    get(options: RequestOptions, mischief: Mischief = {}) {
      const client = clientData(mischief.type ?? 'webauthn.get', options.challenge, mischief);
      const data = authenticatorData(options.rpId, Buffer.alloc(0), mischief);
      const signature = sign(
        'sha256',
        Buffer.concat([data, sha256(client)]),
        mischief.signedBy ?? privateKey,
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: mischief.userHandle === undefined ? userHandle : mischief.userHandle,
        },
      };
    },
  };
}

/** CBOR, as much of it as a key needs. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
