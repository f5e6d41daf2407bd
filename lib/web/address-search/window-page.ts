/** Hosts that Kakao's script brings its list from; another script is on its own host alone. */
const kakaoHosts = [
  "https://t1.kakaocdn.net",
  "https://t1.daumcdn.net",
  "https://postcode.map.kakao.com",
  "https://postcode.map.daum.net",
];
const isKakao = (host: string) => /(^|\.)(kakaocdn|daumcdn)\.net$/.test(host);

/**
 * The policy of the window that looks addresses up, and of nothing else: the service's script writes scripts and styles
 * of its own, so it may here; it reaches its own hosts and none of our calls.
 */
export function addressWindowPolicy(script: string): string {
  const { origin, hostname } = new URL(script);
  const hosts = isKakao(hostname) ? kakaoHosts.join(" ") : origin;
  return [
    "default-src 'none'",
    `script-src 'self' 'unsafe-inline' ${hosts}`,
    `style-src 'self' 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src ${hosts}`,
    `frame-src ${hosts}`,
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

type AddressWindowTexts = { title: string; wait: string; failed: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

/** The document of that window: a line to wait by, and the script that fills it. */
export function addressWindow(script: string, language: string, texts: AddressWindowTexts): string {
  const { title, wait, failed } = texts;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/address-search/window.css">
<script src="/address-search/window.js" data-service="${escaped(script)}" defer></script>
</head>
<body>
<main aria-label="${escaped(title)}"><p role="status">${escaped(wait)}</p><p role="alert" hidden>${escaped(failed)}</p><div id="list"></div></main>
</body>
</html>
`;
}
