/** The @font-face rules of the built faces. */

const hex = (code) => code.toString(16);

/** `[0x41, 0x42, 0x44]` -> `U+41-42,U+44`. */
export function range(codes) {
  const sorted = [...new Set(codes)].sort((a, b) => a - b);
  const runs = [];
  for (const code of sorted) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(",");
}

const face = (family, weight, file) =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;` +
  `src:url(/fonts/v2/${file.name}) format("woff2");unicode-range:${file.range}}\n`;

/**
 * A local face drawn with the measures of ours, so that the swap moves nothing.
 * `size` is our advance over its own (hangul or running English text).
 */
function fallback(family, locals, size, metrics) {
  const percent = (value) => `${(value * 100).toFixed(2)}%`;
  const sources = locals.map((name) => `local("${name}")`).join(",");
  return (
    `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};` +
    `ascent-override:${percent(metrics.ascent / size)};descent-override:${percent(metrics.descent / size)};line-gap-override:0%}\n`
  );
}

const sansMetrics = { ascent: 1950 / 2048, descent: 494 / 2048 };
const serifMetrics = { ascent: 1.16, descent: 0.288 };
const sansHangul = 1770 / 2048;
const serifHangul = 0.91;

const fallbacks = () =>
  [
    fallback(
      "Club Sans Arial",
      ["Arial", "Helvetica Neue", "Helvetica", "Liberation Sans", "Roboto"],
      1.0058,
      sansMetrics,
    ),
    fallback(
      "Club Sans Apple",
      ["Apple SD Gothic Neo", "AppleSDGothicNeo-Regular"],
      sansHangul / 0.865,
      sansMetrics,
    ),
    fallback("Club Sans Malgun", ["Malgun Gothic", "맑은 고딕"], sansHangul / 0.92, sansMetrics),
    fallback("Club Sans Noto", ["Noto Sans CJK KR", "Noto Sans KR"], sansHangul / 0.92, sansMetrics),
    fallback("Club Serif Times", ["Times New Roman", "Times", "Liberation Serif"], 1.0939, serifMetrics),
    fallback("Club Serif Noto", ["Noto Serif CJK KR", "Noto Serif KR"], serifHangul / 0.966, serifMetrics),
    fallback("Club Serif Batang", ["Batang", "바탕"], serifHangul / 1, serifMetrics),
    fallback(
      "Club Serif Apple",
      ["Apple SD Gothic Neo", "AppleSDGothicNeo-Regular"],
      serifHangul / 0.865,
      serifMetrics,
    ),
  ].join("");

/** The slices of rarer syllables. Sans and serif with nearly the same range stand side by side: gzip then folds them. */
export function koreanCss(sans, serif) {
  const numbered = (faces) => new Map(faces.rest.map((file) => [file.name.split("-").at(-1), file]));
  const [sansByNumber, serifByNumber] = [numbered(sans), numbered(serif)];
  // The core of the serif is smaller: the last slices hold letters of it alone.
  const numbers = new Set([...sansByNumber.keys(), ...serifByNumber.keys()]);
  const rest = [...numbers].map((key) => {
    const [one, other] = [sansByNumber.get(key), serifByNumber.get(key)];
    return (one ? face("Club Sans", "400 600", one) : "") + (other ? face("Club Serif", "400", other) : "");
  });
  const head =
    "Pretendard 1.3.9 and Gowun Batang (OFL 1.1), slices of rarer syllables; linked where Korean stands.";
  return [`/* ${head} */\n`, ...rest].join("");
}

/**
 * The style sheet of every page: fallbacks with our measures, Latin letters, signs and the core of Korean syllables.
 */
export function baseCss(sans, serif) {
  return [
    "/* Built by deploy/fonts/build-fonts.mjs. Faces: Pretendard 1.3.9 and Gowun Batang (OFL 1.1), subset. */\n",
    fallbacks(),
    face("Club Sans", "400 600", sans.core),
    face("Club Serif", "400", serif.core),
    face("Club Sans", "400 600", sans.symbols),
    face("Club Sans", "400 600", sans.latinExt),
    face("Club Serif", "400", serif.latinExt),
    face("Club Sans", "400 600", sans.latin),
    face("Club Serif", "400", serif.latin),
    // The Latin faces again by themselves: Japanese and Chinese put their own faces behind them.
    face("Club Sans Latin", "400 600", sans.latin),
    face("Club Serif Latin", "400", serif.latin),
  ].join("");
}

const notoFamily = { jp: "Noto Sans JP", sc: "Noto Sans SC" };

export function notoCss(language, faces) {
  const rules = faces.map(
    ({ name, range: list }) =>
      `@font-face{font-family:"Club ${notoFamily[language]}";font-style:normal;font-weight:100 900;font-display:swap;` +
      `src:url(/fonts/v2/${name}) format("woff2");unicode-range:${list}}\n`,
  );
  return `/* ${notoFamily[language]} 5.3.1 (OFL 1.1), unicode-range slices; linked in its language only. */\n${rules.join("")}`;
}
