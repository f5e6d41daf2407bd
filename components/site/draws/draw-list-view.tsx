import { getTranslations } from "next-intl/server";
import { drawPostState } from "@/lib/contract/code-values/draws";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { DrawNames, DrawRow } from "@/lib/web/queries/draws";
import { DrawFrame } from "./draw-frame";
import { DrawListRow } from "./draw-list-row";

type Props = { club: Club; language: Language; draws: readonly DrawRow[] | null; names: DrawNames };

const overStates: readonly DrawRow["state"][] = [drawPostState.finished, drawPostState.cancelled];

/** All draws: those that run or come, then those that are over. */
export async function DrawListView({ club, language, draws, names }: Props) {
  const t = await getTranslations("draws.list");
  const isOver = ({ state }: DrawRow) => overStates.includes(state);
  const groups = [
    ["running", (draws ?? []).filter((draw) => !isOver(draw))],
    ["over", (draws ?? []).filter(isOver)],
  ] as const;
  return (
    <DrawFrame club={club} language={language}>
      <h1 className="font-serif text-title">{t("title")}</h1>
      <p className="mt-5 max-w-[40rem] text-lead text-ink-2">{t("lead")}</p>
      {draws === null ? <p className="mt-12 text-reading">{t("away")}</p> : null}
      {draws?.length === 0 ? <p className="mt-12 text-reading">{t("none")}</p> : null}
      {groups.map(([group, rows]) =>
        rows.length === 0 ? null : (
          <section key={group} aria-labelledby={`draws-${group}`} className="mt-14">
            <h2 id={`draws-${group}`} className="border-b border-pine-800 pb-4 font-serif text-section">
              {t(group)}
            </h2>
            <ul>
              {rows.map((draw) => (
                <DrawListRow key={draw.drawPostIdx} {...{ club, language, draw, names }} />
              ))}
            </ul>
          </section>
        ),
      )}
    </DrawFrame>
  );
}
