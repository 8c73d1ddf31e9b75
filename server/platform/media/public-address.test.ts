import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.192',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '',
  'localhost',
  '2130706433',
])('%s is not the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '100.63.255.255', '172.32.0.1', '198.20.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
