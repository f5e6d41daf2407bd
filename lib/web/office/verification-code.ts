/** The names under which search engines look for their code. */
export const verificationNames = {
  naver: "naver-site-verification",
  google: "google-site-verification",
} as const;
export type Engine = keyof typeof verificationNames;

const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The code of what somebody pasted: search engines offer a whole `<meta>` tag, of which only `content` is wanted. Anything
 * else is taken as it is, without the spaces around it.
 */
export function verificationCode(pasted: string, engine: Engine): string {
  const text = pasted.trim();
  const tag = /^<meta\s([^<>]*)>$/i.exec(text)?.[1];
  if (tag === undefined) return text;
  const values = new Map(
    [...tag.matchAll(attribute)].map(([, name = "", double, single]) => [
      name.toLowerCase(),
      double ?? single ?? "",
    ]),
  );
  if (values.get("name")?.toLowerCase() !== verificationNames[engine]) return text;
  return values.get("content")?.trim() ?? text;
}

/** The meta tag that carries the code on every page. */
export function verificationTag(code: string, engine: Engine): string {
  const escaped = code.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<meta name="${verificationNames[engine]}" content="${escaped}">`;
}
