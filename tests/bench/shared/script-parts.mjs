/** Which text of a bundled script comes from which source, by the script's source map (ECMA-426). */

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The numbers of one segment, each in base 64 with five bits to a digit and the sign in the last. */
function numbersOf(segment) {
  const numbers = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Where each mapped piece of one map begins in the script, with its source and the line there. */
function beginningsOf({ mappings, sources, sourcesContent = [] }, offset) {
  const texts = sourcesContent.map((text) => (text ?? "").split("\n"));
  const beginnings = [];
  let [source, line] = [0, 0];
  for (const [lines, text] of mappings.split(";").entries()) {
    let column = 0;
    for (const segment of text === "" ? [] : text.split(",")) {
      const [columns, sources_, lines_] = numbersOf(segment);
      column += columns;
      const isMapped = sources_ !== undefined;
      if (isMapped) {
        source += sources_;
        line += lines_;
      }
      beginnings.push({
        line: offset.line + lines,
        column: column + (lines === 0 ? offset.column : 0),
        source: isMapped ? sources[source] : null,
        text: isMapped ? (texts[source]?.[line] ?? "") : "",
      });
    }
  }
  return beginnings;
}

/** The script in pieces, each with its source (null where nothing is known of it) and the source's line. */
export function partsOf(script, map) {
  const sections = map.sections ?? [{ offset: { line: 0, column: 0 }, map }];
  const beginnings = sections.flatMap((section) => beginningsOf(section.map, section.offset));
  const starts = [0];
  for (let at = script.indexOf("\n"); at >= 0; at = script.indexOf("\n", at + 1)) starts.push(at + 1);
  const places = beginnings.map((one) => ({ ...one, at: (starts[one.line] ?? script.length) + one.column }));
  return [{ at: 0, source: null, text: "" }, ...places].map(({ at, source, text }, place) => ({
    source,
    text,
    code: script.slice(at, places[place]?.at ?? script.length),
  }));
}
