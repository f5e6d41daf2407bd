import { useTranslations } from "next-intl";

type Props = { namesBeacon: boolean };

const proves = ["fixed", "computed", "byHand"] as const;
const cannot = ["rewritten", "people", "factors", "absent", "given"] as const;
const yourself = ["keep", "look", "download", "ask"] as const;

/** In plain words: what a right check proves, what nobody can prove with it, and what an applicant can do. */
export function ProofHelp({ namesBeacon }: Props) {
  const t = useTranslations("proofHelp");
  return (
    <section aria-labelledby="help-heading" className="mt-16">
      <h2 id="help-heading" className="font-serif text-section">
        {t("title")}
      </h2>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 min-[900px]:grid-cols-3">
        <Part title={t("proves.title")} lines={proves.map((name) => t(`proves.${name}`))} />
        <Part
          title={t("cannot.title")}
          lines={[
            t(namesBeacon ? "cannot.beacon" : "cannot.noBeacon"),
            ...cannot.map((name) => t(`cannot.${name}`)),
          ]}
        />
        <Part
          title={t("yourself.title")}
          lines={[
            ...yourself.map((name) => t(`yourself.${name}`)),
            ...(namesBeacon ? [t("yourself.beacon")] : []),
          ]}
        />
      </div>
    </section>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lead font-semibold">{title}</h3>
      <ul className="mt-3 grid list-disc gap-3 ps-5 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
