import { describe, expect, it } from 'vitest';
import type { Part } from './part-address.ts';
import { isPlaylistText, rewritePlaylist } from './playlist.ts';

const base = new URL('https://videos.exemplo.test/aulas/7/index.m3u8?token=1');
const ours = ({ address, isPlaylist }: Part) => `/ours/${isPlaylist ? 'list' : 'file'}/${address}`;
const rewrite = (...lines: string[]) => rewritePlaylist(lines.join('\n'), base, ours).split('\n');

describe('a playlist that passes through us', () => {
  it('names variants, sound and subtitles by addresses of ours', () => {
    expect(
      rewrite(
        '#EXTM3U',
        '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Português",URI="som/pt.m3u8"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="pt",URI="https://outro.exemplo.test/pt.m3u8"',
        '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="quadros.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=800000,AUDIO="a"',
        'baixa/lista',
      ),
    ).toEqual([
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="Português",URI="/ours/list/https://videos.exemplo.test/aulas/7/som/pt.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="pt",URI="/ours/list/https://outro.exemplo.test/pt.m3u8"',
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="/ours/list/https://videos.exemplo.test/aulas/7/quadros.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=800000,AUDIO="a"',
      '/ours/list/https://videos.exemplo.test/aulas/7/baixa/lista',
    ]);
  });

  it('names keys, maps and segments too, with their ranges', () => {
    expect(
      rewrite(
        '#EXTM3U\r',
        '#EXT-X-TARGETDURATION:6',
        '#EXT-X-KEY:METHOD=AES-128,URI="/chave",IV=0x1',
        '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
        '#EXTINF:6,URI="é um título"',
        '#EXT-X-BYTERANGE:100@720',
        'parte 1.ts?x=1',
        '',
        '#EXT-X-ENDLIST',
      ),
    ).toEqual([
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:6',
      '#EXT-X-KEY:METHOD=AES-128,URI="/ours/file/https://videos.exemplo.test/chave",IV=0x1',
      '#EXT-X-MAP:URI="/ours/file/https://videos.exemplo.test/aulas/7/init.mp4",BYTERANGE="720@0"',
      expect.stringContaining('#EXTINF:6'),
      '#EXT-X-BYTERANGE:100@720',
      '/ours/file/https://videos.exemplo.test/aulas/7/parte%201.ts?x=1',
      '',
      '#EXT-X-ENDLIST',
    ]);
  });

  it('becomes a plain list: nothing sends the player elsewhere or keeps it waiting', () => {
    const told = rewrite(
      '#EXTM3U',
      '#EXT-X-CONTENT-STEERING:SERVER-URI="https://leme.exemplo.test/"',
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES',
      '#EXT-X-PART-INF:PART-TARGET=0.5',
      '#EXT-X-PART:DURATION=0.5,URI="p.mp4"',
      '#EXT-X-PRELOAD-HINT:TYPE=PART,URI="q.mp4"',
      '#EXT-X-RENDITION-REPORT:URI="r.m3u8"',
      '#EXT-X-DATERANGE:ID="1",X-ASSET-URI="https://anuncio.exemplo.test/a.m3u8",X-ASSET-LIST="b.json"',
    );
    expect(told).toEqual([
      '#EXTM3U',
      '#EXT-X-DATERANGE:ID="1",X-ASSET-URI="/ours/file/https://anuncio.exemplo.test/a.m3u8",X-ASSET-LIST="/ours/file/https://videos.exemplo.test/aulas/7/b.json"',
    ]);
  });
});

it('what does not begin as one is no playlist', () => {
  expect(isPlaylistText('#EXTM3U\n')).toBe(true);
  expect(isPlaylistText('\uFEFF#EXTM3U\n')).toBe(true);
  expect(isPlaylistText('<html>')).toBe(false);
});
