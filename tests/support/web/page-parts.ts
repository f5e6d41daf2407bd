const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/**
 * A page without what chance gives it: its flight data comes in as many scripts as its making took, with rows in the
 * order in which they were ready and numbers by that order. Give the bytes as latin1: a text row counts bytes.
 */
export function withoutChance(html: string): string {
  const flight = [...html.matchAll(push)].map(([, text]) => JSON.parse(text ?? '""')).join("");
  const rest = html
    .replace(push, "")
    .replace(/<script[^>]*><\/script>/g, "")
    .replace(/ 'sha256-[^']+'/g, "");
  return [rest, ...flightRows(flight).sort()].join("\n");
}

/** The rows of flight data without their numbers: a text row names its length, every other ends with its line. */
function flightRows(flight: string): string[] {
  const rows: string[] = [];
  let at = 0;
  while (at < flight.length) {
    const head = /^[0-9a-f]*:(?:T([0-9a-f]+),)?/.exec(flight.slice(at, at + 40));
    const start = at + (head?.[0].length ?? 0);
    const lineEnd = flight.indexOf("\n", start);
    const end = head?.[1] ? start + Number.parseInt(head[1], 16) : lineEnd < 0 ? flight.length : lineEnd;
    rows.push(flight.slice(start, end).replace(/"\$([A-Za-z@]?)[0-9a-f]+/g, '"$$$1'));
    at = head?.[1] ? end : end + 1;
  }
  return rows;
}
