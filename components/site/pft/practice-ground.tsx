import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import type { Language } from "@/lib/shared/languages";
import { formatMoney } from "@/lib/shared/money/money";
import { withGap } from "@/lib/shared/texts/sentences";
import { textLines } from "@/lib/shared/texts/text";
import { monthRange } from "@/lib/web/club-dates";
import type { Club } from "@/lib/web/queries/club";

type Props = { club: Club; language: Language; ground: PracticeGround };

/** One practice ground: where it is and when it is open at the left, what it costs and how to use it at the right. */
export async function PracticeGroundSection({ club, language, ground }: Props) {
  const t = await getTranslations("pft.grounds");
  const { practiceIdx, name, place, surface, bays, text, lessons } = ground;
  const id = `ground-${practiceIdx}`;
  const rules = textLines(ground.rules);
  const kind = t(`kinds.${ground.kind}`);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      lang={ground.language === language ? undefined : ground.language}
      className="grid grid-cols-1 gap-x-16 gap-y-8 rule-top pt-6 min-[62.5rem]:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-heading`} tabIndex={-1} className="font-serif text-section">
          {name}
        </h2>
        {place ? <p className="mt-2 text-ink-2">{place}</p> : null}
        <dl className="mt-6 border-t border-line">
          <Hours language={language} ground={ground} />
          {kind === name ? null : <Fact name={t("kind")}>{kind}</Fact>}
          {bays ? <Fact name={t("bays")}>{bays}</Fact> : null}
          {surface ? <Fact name={t("surface")}>{surface}</Fact> : null}
        </dl>
      </div>
      <div className="min-w-0">
        {text ? <p className="max-w-[40rem] text-reading">{text}</p> : null}
        <Fees club={club} ground={ground} />
        {lessons ? (
          <div className="mt-8 max-w-[40rem]">
            <h3 className="text-group font-semibold">{t("lessons")}</h3>
            <p className="mt-1 text-ink-2">{lessons}</p>
          </div>
        ) : null}
        {rules.length > 0 ? (
          <div className="mt-8 max-w-[40rem]">
            <h3 className="text-group font-semibold">{t("rules")}</h3>
            <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-2">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <Telephone club={club} ground={ground} />
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}

/** The hours of each season, in the order in which they are kept. */
async function Hours({ language, ground: { hours } }: Pick<Props, "language" | "ground">) {
  const t = await getTranslations("pft.grounds");
  return hours.map(({ fromMonth, toMonth, opens, closes }) => (
    <Fact key={fromMonth} name={monthRange(language, fromMonth, toMonth) ?? t("allYear")}>
      <span className="tabular-nums">{opens && closes ? `${opens} – ${closes}` : t("daylight")}</span>
    </Fact>
  ));
}

async function Fees({ club, ground }: Pick<Props, "club" | "ground">) {
  const t = await getTranslations("pft.grounds.fees");
  const { ballPrice, ballCount, hourPrice, dayPrice, lessonPrice } = ground;
  const fees = [
    { name: t("balls", { count: ballCount ?? 0 }), price: ballPrice },
    { name: t("hour"), price: hourPrice },
    { name: t("day"), price: dayPrice },
    { name: t("lesson"), price: lessonPrice },
  ].flatMap(({ name, price }) => (price === null ? [] : [{ name, price }]));
  if (fees.length === 0) return null;
  return (
    <dl className="mt-8 max-w-[40rem] border-t border-line first:mt-0">
      {fees.map(({ name, price }) => (
        <div key={name} className="flex items-baseline gap-3 border-b border-line py-3">
          <dt>{name}</dt>
          <dd className="ms-auto shrink-0 font-serif text-dialog text-pine-900 tabular-nums">
            {formatMoney(price, club.formats)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Whom to call for a bay, or with a question. */
async function Telephone({ club, ground }: Pick<Props, "club" | "ground">) {
  const t = await getTranslations("pft.grounds");
  const phone = ground.phone ?? club.info.rsvPhoneNo;
  if (phone === "" || (!ground.isBookable && ground.phone === null)) return null;
  return (
    <p className="mt-8 text-ink-2">
      {withGap(ground.isBookable ? t("book") : t("ask"))}
      <a
        href={`tel:${phone.replace(/[^\d+]/g, "")}`}
        aria-label={`${ground.name}, ${phone}`}
        className="link inline-flex min-h-11 items-center"
      >
        {phone}
      </a>
    </p>
  );
}
