import type { Metadata } from "next";
import type { ReactNode } from "react";
import * as other from "../../[...rest]/page";
import * as club from "../../club/page";
import * as event from "../../community/event/[id]/page";
import * as list from "../../community/list/[board]/[page]/[[...keyword]]/page";
import * as notice from "../../community/notice/[id]/page";
import * as community from "../../community/page";
import * as reference from "../../community/reference/[id]/page";
import * as hole from "../../course/[course]/[hole]/page";
import * as course from "../../course/page";
import * as scorecard from "../../course/scorecard/[round]/page";
import * as gift from "../../gift/page";
import * as guide from "../../guide/page";
import * as pft from "../../pft/page";
import * as choice from "../../reservation/day/[date]/[choice]/page";
import * as day from "../../reservation/day/[date]/page";
import * as draw from "../../reservation/draws/[id]/page";
import * as proof from "../../reservation/draws/[id]/proof/page";
import * as draws from "../../reservation/draws/page";
import * as month from "../../reservation/month/[month]/page";
import * as reservation from "../../reservation/page";
import * as teamForm from "../../reservation/teams/[id]/page";
import * as newTeam from "../../reservation/teams/new/page";
import * as teams from "../../reservation/teams/page";
import * as weather from "../../weather/page";

type Params = Record<string, string | string[]>;
/** A page file: its parts take the parameters that its own route has. */
type PageFile = {
  default(props: { params: Promise<never> }): Promise<ReactNode>;
  generateMetadata(props: { params: Promise<never> }): Promise<Metadata>;
};
type Screen = { page(): Promise<ReactNode>; metadata(): Promise<Metadata> };

const pages: readonly [path: RegExp, file: PageFile][] = [
  [/^community$/, community],
  [/^community\/event\/(?<id>[^/]+)$/, event],
  [/^community\/notice\/(?<id>[^/]+)$/, notice],
  [/^community\/reference\/(?<id>[^/]+)$/, reference],
  [/^community\/list\/(?<board>[^/]+)\/(?<page>[^/]+)(?:\/(?<keyword>.+))?$/, list],
  [/^club$/, club],
  [/^course$/, course],
  [/^course\/scorecard\/(?<round>[^/]+)$/, scorecard],
  [/^course\/(?<course>[^/]+)\/(?<hole>[^/]+)$/, hole],
  [/^gift$/, gift],
  [/^guide$/, guide],
  [/^pft$/, pft],
  [/^reservation$/, reservation],
  [/^reservation\/day\/(?<date>[^/]+)$/, day],
  [/^reservation\/day\/(?<date>[^/]+)\/(?<choice>[^/]+)$/, choice],
  [/^reservation\/month\/(?<month>[^/]+)$/, month],
  [/^reservation\/draws$/, draws],
  [/^reservation\/draws\/(?<id>[^/]+)$/, draw],
  [/^reservation\/draws\/(?<id>[^/]+)\/proof$/, proof],
  [/^reservation\/teams$/, teams],
  [/^reservation\/teams\/new$/, newTeam],
  [/^reservation\/teams\/(?<id>[^/]+)$/, teamForm],
  [/^weather$/, weather],
];

/** The page of a path, with the parameters that its own route would give it. */
export function openedScreen(locale: string, rest: readonly string[]): Screen {
  for (const [path, file] of pages) {
    const found = path.exec(rest.join("/"));
    if (found) return screen(file, { locale, ...paramsOf(found.groups) });
  }
  return screen(other, { locale, rest: [...rest] });
}

function paramsOf(groups: Record<string, string | undefined> = {}): Params {
  const { keyword, ...named } = groups;
  return { ...(named as Params), ...(keyword === undefined ? {} : { keyword: keyword.split("/") }) };
}

function screen(file: PageFile, params: Params): Screen {
  const props = { params: Promise.resolve(params as never) };
  return { page: () => file.default(props), metadata: () => file.generateMetadata(props) };
}
