import { readDate } from "../../shared/time/calendar";

const timeoutMs = 10_000;
const maxBytes = 1_000_000;

/**
 * The public holiday service of data.go.kr (B090041 `SpcdeInfoService/getRestDeInfo`). `url` is the operation's
 * address, `key` the service key as issued (decoded). The service answers XML, or JSON where it is asked and able to;
 * both are read. Its failures come as HTTP 200 with a resultCode, so that is looked at too.
 */
export function publicHolidays({ url, key }: { url: string; key: string }): HolidaySource {
  return {
    async readYear(year) {
      const address = new URL(url);
      const query = { solYear: String(year), numOfRows: "100", pageNo: "1", _type: "json", ServiceKey: key };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      const text = await fetchText(address);
      return text.trimStart().startsWith("{") ? readJson(text) : readXml(text);
    },
  };
}

/** The key is part of the address: nothing of it may get into an error. */
async function fetchText(address: URL): Promise<string> {
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  } catch (error) {
    throw new HolidaySourceError(`no answer: ${error instanceof Error ? error.name : "unknown"}`);
  }
  if (!response.ok) throw new HolidaySourceError(`HTTP ${response.status}`);
  return boundedText(response);
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new HolidaySourceError("the answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readJson(text: string): ListedHoliday[] {
  const answer = parsed(text);
  const code = at(answer, "response", "header", "resultCode");
  if (code !== "00" && code !== 0) throw new HolidaySourceError(`resultCode ${String(code)}`);
  // No day at all comes as an empty text, a single one as an object.
  const items = at(answer, "response", "body", "items", "item");
  return (Array.isArray(items) ? items : items === undefined ? [] : [items]).map((item: unknown) =>
    holidayOf((name) => at(item, name)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HolidaySourceError("the answer is no JSON");
  }
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((current, name) => {
    if (typeof current !== "object" || current === null) return undefined;
    return Object.getOwnPropertyDescriptor(current, name)?.value;
  }, value);
}

function readXml(text: string): ListedHoliday[] {
  const code = tagOf(text, "resultCode") ?? tagOf(text, "returnReasonCode");
  if (code !== "00") throw new HolidaySourceError(`resultCode ${code ?? "missing"}`);
  return [...text.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = ""]) =>
    holidayOf((name) => tagOf(item, name)),
  );
}

function tagOf(xml: string, name: string): string | undefined {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return content?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? "").trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function holidayOf(field: (name: string) => unknown): ListedHoliday {
  const date = readDate(String(field("locdate")));
  const seq = Number(field("seq"));
  const dateName = field("dateName");
  const isReadable = date !== null && Number.isInteger(seq) && seq > 0 && typeof dateName === "string";
  if (!isReadable || dateName === "") throw new HolidaySourceError("an entry cannot be read");
  return {
    date,
    seq,
    dateName: dateName.slice(0, 60),
    dateKind: String(field("dateKind") ?? "01").slice(0, 2),
    isHoliday: field("isHoliday") === "Y" ? "Y" : "N",
  };
}

/** A day of the public list (getRestDeInfo of the institute's 특일정보): locdate, seq, dateName, dateKind, isHoliday. */
export type ListedHoliday = {
  /** `yyyy-MM-dd`. */
  date: string;
  /** Number among the entries of the day. */
  seq: number;
  dateName: string;
  dateKind: string;
  isHoliday: "Y" | "N";
};

/** Where the public holidays of a year come from. */
export type HolidaySource = {
  /** Throws `HolidaySourceError` when the list cannot be had or read. */
  readYear(year: number): Promise<ListedHoliday[]>;
};

export class HolidaySourceError extends Error {}
