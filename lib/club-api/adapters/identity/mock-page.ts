import { createHash } from "node:crypto";
import type { Language } from "@/lib/shared/languages";

type Texts = { title: string; lead: string; go: string; male: string; female: string };

/** The window in the language of the page that opened it. */
export const mockTexts: Record<Language, Texts> = {
  en: {
    title: "Identity check",
    lead: "This is a trial site: nobody is checked. Choose who you are.",
    go: "Continue",
    male: "M",
    female: "F",
  },
  ko: {
    title: "본인확인",
    lead: "체험용 사이트입니다. 실제 확인은 하지 않습니다. 누구로 진행할지 선택해 주세요.",
    go: "계속",
    male: "남",
    female: "여",
  },
  ja: {
    title: "本人確認",
    lead: "体験用サイトのため、実際の確認は行いません。どなたとして進めるかお選びください。",
    go: "続ける",
    male: "男性",
    female: "女性",
  },
  zh: {
    title: "身份验证",
    lead: "本站为体验站，不进行真实验证。请选择您的身份。",
    go: "继续",
    male: "男",
    female: "女",
  },
};

const face = (family: string, file: string, letters: string) =>
  `@font-face{font-family:"${family}";font-weight:400 600;font-display:swap;src:url(/fonts/v2/${file}.woff2);unicode-range:${letters}}`;
const latin = "U+20-7e,U+a0-ff,U+2013-2014,U+2018-201d";
const hangul = "U+ac00-d7a3";

/** The site's letters, paper, ink and pine (LOOK), in the few rules that a list of links needs. */
const style =
  face("Pretendard", "sans-latin", latin) +
  face("Pretendard", "sans-ko-core", hangul) +
  face("Gowun Batang", "serif-latin", latin) +
  face("Gowun Batang", "serif-ko-core", hangul) +
  "body{margin:0;background:#f7f2e7;color:#1a231d;font:17px/1.65 Pretendard,'Club Sans',system-ui,sans-serif}" +
  "main{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}" +
  "h1{margin:0 0 .75rem;font:400 2rem/1.2 'Gowun Batang',Georgia,serif;color:#143025}" +
  "p{margin:0 0 1.5rem;color:#465048;word-break:keep-all}" +
  "ul{margin:0;padding:0;list-style:none;border-top:3px solid #1b3d30;background:#fdfbf5}" +
  "li{border-bottom:1px solid #ddd4c1}" +
  "a{display:flex;justify-content:space-between;gap:1rem;padding:.9rem 1.25rem;color:#23503e;font-weight:600;text-decoration:none}" +
  "a:hover{background:#edf1e6}a:focus-visible{outline:3px solid #a5452a;outline-offset:-3px}" +
  "small{font-weight:400;color:#626a60}";

/** The rest of the Korean letters by their ranges ("Club Sans"): names have some that the core leaves out. */
const moreLetters = '<link rel="stylesheet" href="/fonts/v2/korean.css">';

/** Nothing but these rules and the site's letters: no script, no other origin. */
export const mockPagePolicy = `default-src 'none'; font-src 'self'; style-src 'self' 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

/** A document of the window; `body` and `head` are markup. */
export function mockDocument(language: Language, body: string, head = ""): string {
  const { title } = mockTexts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<title>${title}</title>${moreLetters}<style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
