import { describe, expect, it } from 'vitest';
import { isLoopback, networkOf } from './network-address.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::beef', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::beef]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::beef]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['[fe80::1%25eth0]:443', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (written, network) => {
    expect(networkOf(written)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    'colo.example',
    '203.0.113',
    '1.2.3.4.5',
    '2001:db8',
    ':::',
    '[',
    '[::1',
  ])('is none where there is no address: %s', (written) => {
    expect(networkOf(written)).toBeUndefined();
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['128.0.0.1', false],
  ['localhost', false],
  ['::ffff:10.0.0.1', false],
])('%s is of this machine alone: %s', (written, expected) => {
  expect(isLoopback(written)).toBe(expected);
});
