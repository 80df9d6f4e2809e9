import { describe, expect, test } from 'vitest';
import { isPublicAddress, privateAddressReason, sameAddress } from './public-address.ts';
import { checkUrl, dialable, readAllowedPrivateHosts, readOwnImages } from './url-policy.ts';

const none = readAllowedPrivateHosts([]);

/** URLs as somebody may type them, by the trick they try. Each is one word, so a row may hold several. */
const blockedSpellings: Record<string, string> = {
  'loopback, every notation of IPv4': `http://127.0.0.1/ http://127.0.0.1:80/ https://127.0.0.1:443/ http://127.1/ http://127.0.1/
    http://2130706433/ http://0x7f000001/ http://0x7F000001/ http://017700000001/ http://0177.0.0.1/ http://0177.0.0.01/
    http://0x7f.0.0.1/ http://0x7f.0x0.0x0.0x1/ http://0177.0x0.0.1/ http://127.0.0.0x1/ http://127.0x1/ http://0x7f.1/
    http://00000177.0.0.1/ http://0x0000007f.0.0.1/ http://127.255.255.254/ http://127.0.0.2/ http://127.127.127.127/
    http://127.0.0.1./ http://2130706433./ http://0x7f.1./ http://127.000.000.001/ http://127.00.0.1/ http://0x7f.0.1/
    http://127.65530/ http://127.0.65530/ http://127.16777214/`,
  'full-width, circled and other digits and dots': `http://１２７.0.0.1/ http://１２７．０．０．１/ http://127。0。0。1/ http://①②⑦.⓪.⓪.①/
    http://１２７.１/ http://127．0．0．1/ http://127｡0｡0｡1/ http://𝟏𝟐𝟕.𝟎.𝟎.𝟏/ http://₁₂₇.₀.₀.₁/ http://¹²⁷.⁰.⁰.¹/ http://０ｘ７ｆ.１/ http://𝟙𝟚𝟟.𝟘.𝟘.𝟙/`,
  'percent signs':
    'http://%31%32%37.0.0.1/ http://127%2e0%2e0%2e1/ http://%6c%6f%63%61%6c%68%6f%73%74/ http://127.0.0.%31/ http://%5b::1%5d/',
  'slashes, case and white space':
    'HTTP://127.0.0.1/ http:\\\\127.0.0.1\\ http:/127.0.0.1/ http:127.0.0.1 http:////127.0.0.1/ hTTps://127.0.0.1/',
  'zero, this network': `http://0/ http://0.0.0.0/ http://0.0.0.0:80/ http://00/ http://0x0/ http://0.0/ http://0.1.2.3/ http://0.255.255.255/
    http://000000000000/ http://0x00000000/ http://１/`,
  private: `http://10.0.0.1/ http://10.255.255.255/ http://167772161/ http://0xa.0.0.1/ http://012.0.0.1/ http://10.1/ http://10.1.1/
    http://172.16.0.1/ http://172.31.255.255/ http://172.20.10.5/ http://2886729729/ http://0xac100001/ http://172.1048577/ http://192.168.0.1/
    http://192.168.1.1/ http://192.168.255.255/ http://3232235521/ http://0xc0a80001/ http://0300.0250.0.1/ http://192.168.1/ http://192.11010049/`,
  'link-local and cloud metadata': `http://169.254.169.254/ http://169.254.0.1/ http://169.254.170.2/ http://2852039166/ http://0xa9fea9fe/ http://0251.0376.0251.0376/
    http://169.254.43518/ http://0xa9.254.0xa9.254/ http://025177524776/ http://169.16689662/ http://[::ffff:169.254.169.254]/ http://[fd00:ec2::254]/
    http://100.100.100.200/ http://192.0.0.192/ http://168.63.129.16/ http://metadata.google.internal/ http://instance-data.ec2.internal/`,
  'carrier-grade NAT':
    'http://100.64.0.1/ http://100.127.255.254/ http://100.96.1.1/ http://1681915905/ http://0x64400001/',
  'tests, benchmarks, relays, protocols': `http://192.0.0.1/ http://192.0.0.8/ http://192.0.0.170/ http://192.0.2.1/ http://192.0.2.255/ http://198.18.0.1/
    http://198.19.255.255/ http://198.51.100.1/ http://203.0.113.1/ http://203.0.113.255/ http://192.88.99.1/ http://192.31.196.1/ http://192.52.193.1/
    http://192.175.48.1/`,
  'multicast, reserved, broadcast': `http://224.0.0.1/ http://239.255.255.250/ http://232.1.1.1/ http://240.0.0.1/ http://255.255.255.255/ http://4294967295/
    http://0xffffffff/ http://037777777777/ http://254.1.1.1/ http://255.255.255.254/ http://255.16777215/`,
  'IPv6 loopback and unspecified': `http://[::1]/ http://[::]/ http://[0:0:0:0:0:0:0:1]/ http://[0000:0000:0000:0000:0000:0000:0000:0001]/ http://[::0001]/ http://[0::1]/
    http://[::0.0.0.1]/ http://[0:0::0:1]/ http://[::1]:80/ http://[::0]/ http://[::0.0.0.0]/ http://[0:0:0:0:0:0:0:0]/`,
  'IPv4 inside IPv6': `http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/ http://[::FFFF:127.0.0.1]/ http://[0:0:0:0:0:ffff:127.0.0.1]/ http://[0:0:0:0:0:ffff:7f00:0001]/
    http://[::ffff:10.0.0.1]/ http://[::ffff:192.168.1.1]/ http://[::ffff:a9fe:a9fe]/ http://[::ffff:8.8.8.8]/ http://[::127.0.0.1]/ http://[::7f00:1]/ http://[::10.0.0.1]/
    http://[::8.8.8.8]/ http://[::ffff:0:127.0.0.1]/ http://[::ffff:0:7f00:1]/ http://[64:ff9b::127.0.0.1]/ http://[64:ff9b::7f00:1]/ http://[64:ff9b::a9fe:a9fe]/
    http://[64:ff9b::8.8.8.8]/ http://[64:ff9b:1::1]/ http://[64:ff9b:1:ffff::10.0.0.1]/ http://[64:ff9b:1:2:3:4:5:6]/ http://[2002:7f00:1::]/ http://[2002:7f00:0001::1]/
    http://[2002:a00:1::]/ http://[2002:c0a8:101::1]/ http://[2002:808:808::]/ http://[2001::1]/ http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/
    http://[2001:0000:53aa:64c:0:7fff:80ff:fffe]/ http://[2a00:1450:4001::5efe:10.0.0.1]/ http://[2a00:1450:4001:81a:200:5efe:7f00:1]/ http://[fe80::5efe:192.168.1.1]/`,
  'IPv6 local': `http://[fe80::1]/ http://[fe80::a00:27ff:fe4e:66a1]/ http://[febf::1]/ http://[fe90::1]/ http://[fec0::1]/ http://[feff::1]/ http://[fc00::1]/ http://[fd00::1]/
    http://[fdff:ffff::1]/ http://[fd12:3456:789a:1::1]/ http://[fe80::1%25eth0]/ http://[fe80::1%eth0]/ http://[FE80::1]/ http://[fcff::]/`,
  'IPv6 of other kinds': `http://[ff02::1]/ http://[ff01::1]/ http://[ff0e::1]/ http://[ffff::1]/ http://[2001:db8::1]/ http://[2001:0db8:85a3::8a2e:370:7334]/ http://[3fff::1]/
    http://[3fff:fff::1]/ http://[3ffe::1]/ http://[2001:10::1]/ http://[2001:1f::1]/ http://[2001:20::1]/ http://[2001:2f::1]/ http://[2001:2::1]/ http://[2001:1::1]/ http://[2001:1ff::1]/
    http://[100::1]/ http://[100:0:0:1::1]/ http://[5f00::1]/ http://[5f00:ffff::1]/ http://[2620:4f:8000::1]/ http://[4000::1]/ http://[1::1]/ http://[1fff::1]/ http://[8000::1]/
    http://[e000::1]/ http://[200::1]/ http://[400::1]/ http://[c000::1]/`,
  'names of the local network': `http://localhost/ http://localhost./ http://LOCALHOST/ http://app.localhost/ http://a.b.localhost./ http://ｌｏｃａｌｈｏｓｔ/ http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/
    http://printer.local/ http://nas.local./ http://db.internal/ http://router.home.arpa/ http://db/ http://redis/ http://postgres./ http://shop.test/ http://hidden.onion/`,
  'ports of other services': `http://example.com:22/ http://example.com:25/ http://example.com:3306/ http://example.com:5432/ http://example.com:6379/ http://example.com:8080/
    https://example.com:8443/ http://8.8.8.8:53/ http://example.com:0/ http://[2606:4700::1111]:11211/ http://example.com:65535/ http://example.com:3001/`,
  'credentials and confusion': `http://user@example.com/ http://user:pass@example.com/ http://example.com@127.0.0.1/ http://127.0.0.1@example.com/ http://:x@example.com/
    http://example.com:80@127.0.0.1/ http://a%40b@example.com/`,
  'other schemes and no URL at all': `file:///etc/passwd ftp://example.com/ gopher://127.0.0.1:6379/_INFO data:text/html,hi javascript:alert(1) dict://127.0.0.1:11211/ ws://example.com/
    blob:https://example.com/1 about:blank view-source:http://127.0.0.1/ ldap://127.0.0.1/ jar:http://127.0.0.1!/ //127.0.0.1/ 127.0.0.1 localhost http:// http://. http://..
    http://256.1.1.1/ http://1.2.3.4.5/ http://0x100000000/ http://4294967296/ http://08.1.1.1/ http://[::1 http://[::g]/ http://[1:2:3:4:5:6:7:8:9]/ http://a..1/ http://exa_mple.1/
    http://127.0.0.1%00.example.com/ http://a%5cb/ http://example.com:99999/ http://ex%61mple.com:22/`,
};

const allowedSpellings = `http://example.com/ https://example.com/ http://example.com:80/ https://example.com:443/ http://example.com:443/ https://example.com:80/ http://EXAMPLE.com/
  http://example.com./ https://www.example.co.uk/a/b?c=d#e https://shop.example.de/products/hemd https://münchen.de/ https://xn--mnchen-3ya.de/ https://例え.jp/ http://localhost.example.com/
  http://127.0.0.1.example.com/ http://10.example.com/ http://internal.example.com/ http://local.de/ http://notlocalhost.com/ http://mylocal.com/ http://internal.com/ http://test.com/
  http://8.8.8.8/ http://1.1.1.1/ http://1.1/ http://134744072/ http://0x08080808/ http://010.8.8.8/ http://８.8.8.8/ http://8.8.8.8./ http://9.255.255.255/ http://11.0.0.1/
  http://100.63.255.255/ http://100.128.0.1/ http://126.255.255.255/ http://128.0.0.1/ http://169.253.255.255/ http://169.255.0.1/ http://172.15.255.255/ http://172.32.0.1/
  http://191.255.255.255/ http://192.0.1.1/ http://192.0.3.1/ http://192.167.255.255/ http://192.169.0.1/ http://198.17.255.255/ http://198.20.0.1/ http://198.51.99.1/
  http://198.51.101.1/ http://203.0.112.1/ http://203.0.114.1/ http://223.255.255.255/ http://168.63.129.17/ http://[2606:4700:4700::1111]/ http://[2001:4860:4860::8888]/
  http://[2a00:1450:4001:81a::200e]/ http://[2001:200::1]/ http://[2003::1]/ http://[2620:fe::fe]/ http://[2400:cb00:2048:1::6814:155]/ http://[3000::1]/ http://[2606:4700::1]:443/
  https://example.com/?url=http://127.0.0.1/ https://example.com/@user https://example.com/a:b@c http:example.com HTTPS://EXAMPLE.COM/`;

const words = (text: string): string[] => text.trim().split(/\s+/);
const blocked = Object.entries(blockedSpellings).flatMap(([kind, text]) =>
  words(text).map((url) => [kind, url] as const),
);
const allowed = words(allowedSpellings);

describe('typed URLs', () => {
  test('the tables have the promised length', () => {
    expect(new Set(blocked.map(([, url]) => url)).size).toBeGreaterThanOrEqual(200);
    expect(new Set(allowed).size).toBeGreaterThanOrEqual(50);
  });
  test.each(blocked)('%s: %s is refused', (_kind, url) => expect(checkUrl(url, none).ok).toBe(false));
  test.each(allowed)('%s may be requested', (url) =>
    expect(checkUrl(url, none)).toMatchObject({ ok: true, allowedPrivate: false }),
  );

  test.each([
    ['http://127.0.0.1/', 'blocked'],
    ['http://localhost/', 'blocked'],
    ['http://example.com:22/', 'blocked'],
    ['http://user@example.com/', 'bad-url'],
    ['ftp://example.com/', 'bad-url'],
    ['no address', 'bad-url'],
    [`https://example.com/${'a'.repeat(8_000)}`, 'bad-url'],
  ])('%.40s is %s', (url, reason) => expect(checkUrl(url, none)).toMatchObject({ ok: false, reason }));
});

describe('resolved addresses', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['169.254.169.254', 'link-local, cloud metadata'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['::1', 'loopback'],
    ['::ffff:8.8.8.8', 'IPv4-mapped'],
    ['2002:808:808::', '6to4'],
    ['2001:0:1::', 'Teredo'],
    ['fe80::1%eth0', 'not an address'],
    ['4000::', 'not global unicast'],
    ['2a00::5efe:a00:1', 'ISATAP'],
    ['0177.0.0.1', 'not an address'],
    ['8.8.8.8.', 'not an address'],
    ['example.com', 'not an address'],
    ['', 'not an address'],
  ])('%s is %s', (address, why) => expect(privateAddressReason(address)).toBe(why));

  test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2606:4700:4700:0:0:0:0:1111'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test('for a name with both kinds only the public ones are dialled', () => {
    const both = [{ address: '8.8.8.8' }, { address: '127.0.0.1' }, { address: '::1' }];
    expect(dialable(both, false)).toEqual([{ address: '8.8.8.8' }]);
    expect(dialable(both, true)).toEqual(both);
  });

  test.each([
    ['2606:4700::1', '2606:4700:0:0:0:0:0:1', true],
    ['8.8.8.8', '8.8.8.8', true],
    ['::102:304', '1.2.3.4', false],
    ['8.8.8.8', '8.8.4.4', false],
  ])('%s and %s: same %s', (a, b, same) => expect(sameAddress(a, b)).toBe(same));
});

describe('allowed private hosts', () => {
  const pairs = readAllowedPrivateHosts(['localhost:3001', '127.0.0.1:3001', '[::1]:3002', 'Shop.Example:80']);
  test.each([
    ['http://localhost:3001/', true],
    ['https://LOCALHOST:3001/x', true],
    ['http://127.0.0.1:3001/', true],
    ['http://0x7f.1:3001/', true],
    ['http://[0::1]:3002/', true],
    ['http://shop.example/', true],
    ['http://localhost:3002/', false],
    ['http://localhost/', false],
    ['http://127.0.0.2:3001/', false],
    ['http://[::1]:3001/', false],
    ['http://a.localhost:3001/', false],
    ['http://localhost.:3001/', false],
    ['http://evil.example:3001/', false],
    ['http://user@localhost:3001/', false],
    ['ftp://localhost:3001/', false],
  ])('%s: %s', (url, open) => expect(checkUrl(url, pairs).ok).toBe(open));

  test.each([
    'localhost',
    'localhost:',
    ':3001',
    'http://localhost:3001',
    'localhost:3001/x',
    'localhost:99999',
    'a@b:1',
  ])('"%s" is rejected as a setting', (pair) => expect(() => readAllowedPrivateHosts([pair])).toThrow('host:port'));
});

describe('own images of a private installation', () => {
  const at = (siteUrl: string, imagesUrl = `${siteUrl}/images`) => readOwnImages({ siteUrl, imagesUrl });
  const local = at('http://localhost:3600');

  test.each(['/images/x.jpg', '/images/a/b.png?url=http%3A%2F%2F10.0.0.1%2F', '/images/a/../x.jpg', '/images//x.jpg'])(
    '%s may be requested',
    (path) => expect(checkUrl(`http://localhost:3600${path}`, none, local)).toMatchObject({ ok: true }),
  );

  test.each([
    'http://localhost:3600/',
    'http://localhost:3600/images',
    'http://localhost:3600/images-of-others/x.jpg',
    'http://localhost:3600/api/me',
    'http://localhost:3600/images/../api/me',
    'http://localhost:3600/images/%2e%2e/api/me',
    'http://localhost:3600/images\\..\\api\\me',
    'http://localhost:3600/IMAGES/x.jpg',
    'https://localhost:3600/images/x.jpg',
    'http://localhost:3601/images/x.jpg',
    'http://localhost/images/x.jpg',
    'http://127.0.0.1:3600/images/x.jpg',
    'http://localhost.:3600/images/x.jpg',
    'http://user@localhost:3600/images/x.jpg',
    'http://shop.example:3600/images/x.jpg',
    'http://localhost:3600@10.0.0.1/images/x.jpg',
  ])('%s stays closed', (url) => expect(checkUrl(url, none, local).ok).toBe(false));

  test.each([
    ['a public site', 'https://linkbild.example', undefined],
    ['a public site with private images', 'https://linkbild.example', 'http://10.0.0.5/images'],
    ['a private site with public images', 'http://localhost:3600', 'https://images.linkbild.example'],
    // What a public name resolves to does not count: whoever owns it could change that.
    ['a public name on a port of its own', 'https://linkbild.example:8443', undefined],
    ['images without a path on the site’s own host', 'http://localhost:3600', 'http://localhost:3600/'],
  ])('%s opens nothing', (_, siteUrl, imagesUrl) => expect(at(siteUrl, imagesUrl)).toBeNull());

  test.each([
    ['http://192.168.1.5:3000', undefined, 'http://192.168.1.5:3000/images/'],
    ['http://nas.local', undefined, 'http://nas.local/images/'],
    ['http://linkbild.internal', 'http://images.linkbild.internal', 'http://images.linkbild.internal/'],
  ])('%s with images at %s', (siteUrl, imagesUrl, prefix) => expect(at(siteUrl, imagesUrl)?.prefix).toBe(prefix));
});
