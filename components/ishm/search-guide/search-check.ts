import type { SiteStateValue } from "@/lib/contract/site/site";
import { type Engine, verificationNames } from "../../../lib/web/office/verification-code";

/** Facts that a crawler finds without a session; null where there was no answer. */
export type CrawlFacts = {
  siteState: SiteStateValue | null;
  home: PageFacts | null;
  robots: string | null;
  /** How many addresses the sitemaps list together. */
  sitemapCount: number | null;
  /** How many posts the feed holds. */
  feedCount: number | null;
};

export type PageFacts = {
  status: number;
  title: string;
  description: string;
  canonical: string;
  /** Languages of `hreflang`, `x-default` among them. */
  hreflangs: readonly string[];
  isNoindex: boolean;
  verification: Record<Engine, string | null>;
  /** Types of the structured data; null for a block that cannot be read. */
  structured: readonly (string | null)[];
};

/** The expected facts. */
type CrawlExpectation = {
  engine: Engine;
  code: string;
  /** Origin of this window, `https://club.example`. */
  origin: string;
  languages: readonly string[];
};

const checkKeys = [
  "siteState",
  "home",
  "verification",
  "title",
  "description",
  "canonical",
  "hreflang",
  "indexing",
  "robots",
  "sitemap",
  "feed",
  "structured",
] as const;
export type CheckKey = (typeof checkKeys)[number];

/** `outcome` names the sentence, `values` are its arguments. */
export type Check = {
  key: CheckKey;
  verdict: "pass" | "warn" | "fail";
  outcome: string;
  values: Record<string, string | number>;
};

type Found = Omit<Check, "key">;
const pass = (outcome: string, values: Found["values"] = {}): Found => ({ verdict: "pass", outcome, values });
const warn = (outcome: string, values: Found["values"] = {}): Found => ({ verdict: "warn", outcome, values });
const fail = (outcome: string, values: Found["values"] = {}): Found => ({ verdict: "fail", outcome, values });

const agents: Record<Engine, string> = { naver: "yeti", google: "googlebot" };
const longDescription = 160;

/** Checks the facts for a search engine, in the order in which problems should be fixed. */
export function concludeChecks(facts: CrawlFacts, expected: CrawlExpectation): Check[] {
  const { home } = facts;
  // A page in maintenance has no other facts.
  const page = home?.status === 200 ? home : null;
  const found: Record<CheckKey, Found | null> = {
    siteState: facts.siteState === "1" ? pass("normal") : fail(facts.siteState === null ? "unknown" : "shut"),
    home: page ? pass("answers") : fail("silent", { status: home?.status ?? 0 }),
    verification: page && verificationFound(page, expected),
    title: page && (page.title ? pass("there", { title: page.title }) : fail("missing")),
    description: page && descriptionFound(page),
    canonical: page && canonicalFound(page, expected),
    hreflang: page && hreflangFound(page, expected),
    indexing: page && (page.isNoindex ? fail("refused") : pass("allowed")),
    robots: robotsFound(facts.robots, expected),
    sitemap: countFound(facts.sitemapCount),
    feed: facts.feedCount === 0 ? warn("empty") : countFound(facts.feedCount),
    structured: page && structuredFound(page),
  };
  return checkKeys.flatMap((key) => {
    const one = found[key];
    return one ? [{ key, ...one }] : [];
  });
}

function verificationFound({ verification }: PageFacts, { engine, code }: CrawlExpectation): Found {
  const found = verification[engine];
  if (code === "") return warn("unset", { name: verificationNames[engine] });
  if (found === null) return fail("missing", { name: verificationNames[engine] });
  return found === code ? pass("right") : fail("other", { found });
}

function descriptionFound({ description }: PageFacts): Found {
  if (description === "") return warn("missing");
  const { length } = [...description];
  return length > longDescription ? warn("long", { length }) : pass("there", { length });
}

function canonicalFound({ canonical }: PageFacts, { origin }: CrawlExpectation): Found {
  if (canonical === "") return fail("missing");
  return canonical.replace(/\/$/, "") === origin ? pass("own", { canonical }) : warn("other", { canonical });
}

function hreflangFound({ hreflangs }: PageFacts, { languages }: CrawlExpectation): Found {
  const has = (language: string) => hreflangs.some((one) => one.toLowerCase().startsWith(language));
  const missing = [...languages, "x-default"].filter((language) => !has(language));
  if (missing.length > 0) return warn("missing", { missing: missing.join(", ") });
  return pass("whole", { count: languages.length });
}

function robotsFound(robots: string | null, { engine }: CrawlExpectation): Found {
  if (robots === null) return fail("silent");
  if (!mayRead(robots, agents[engine], "/")) return fail("closed");
  return /^sitemap:/im.test(robots) ? pass("open") : warn("noSitemap");
}

function countFound(count: number | null): Found {
  if (count === null) return fail("silent");
  return count === 0 ? fail("empty") : pass("lists", { count });
}

function structuredFound({ structured }: PageFacts): Found {
  if (structured.length === 0) return warn("missing");
  const types = structured.filter((type) => type !== null);
  if (types.length < structured.length) return fail("broken");
  return pass("there", { types: [...new Set(types)].join(", ") });
}

type Rules = { agents: string[]; paths: { isAllowed: boolean; path: string }[] };

/** Whether robots.txt lets an agent read a path: its own group before `*`, the longest rule wins, and allow at a tie. */
export function mayRead(robots: string, agent: string, path: string): boolean {
  const groups = rulesOf(robots);
  const own = groups.filter((group) => group.agents.includes(agent));
  const chosen = own.length > 0 ? own : groups.filter((group) => group.agents.includes("*"));
  const matching = chosen
    .flatMap((group) => group.paths)
    .filter((rule) => rule.path !== "" && path.startsWith(rule.path))
    .sort(
      (one, other) => other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed),
    );
  return matching[0]?.isAllowed ?? true;
}

function rulesOf(robots: string): Rules[] {
  const groups: Rules[] = [];
  let isNaming = false;
  for (const line of robots.split("\n")) {
    const [, name = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const kind = name.toLowerCase();
    const text = value.trim();
    if (kind === "user-agent") {
      if (!isNaming) groups.push({ agents: [], paths: [] });
      groups.at(-1)?.agents.push(text.toLowerCase());
    } else if (kind === "allow" || kind === "disallow") {
      groups.at(-1)?.paths.push({ isAllowed: kind === "allow", path: text });
    }
    if (kind !== "") isNaming = kind === "user-agent";
  }
  return groups;
}
