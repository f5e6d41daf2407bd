"use client";

import { useTranslations } from "next-intl";
import type { Brand } from "@/lib/shared/brand/brand";
import { type Palette, type PaletteToken, paletteOf } from "@/lib/shared/brand/palette";
import { contrastRatio } from "@/lib/shared/contrast";
import { Panel } from "../frame/panel";

/** Steps that are shown, from dark to light. */
const rows: readonly { name: "main" | "accent" | "grounds" | "texts"; tokens: readonly PaletteToken[] }[] = [
  {
    name: "main",
    tokens: [
      "pine-950",
      "pine-900",
      "pine-800",
      "primary-face",
      "pine-700",
      "pine-500",
      "pine-300",
      "pine-100",
    ],
  },
  { name: "accent", tokens: ["bark-900", "bark-700", "bark", "on-dark-marker", "bark-100"] },
  { name: "texts", tokens: ["ink", "ink-2", "ink-3", "line-2", "line"] },
  { name: "grounds", tokens: ["paper-2", "paper-hover", "paper", "pine-50", "sheet"] },
];

/** Pairs that a visitor reads most. */
const pairs: readonly (readonly [
  "text" | "caption" | "link" | "button" | "binding" | "foot",
  PaletteToken,
  PaletteToken,
])[] = [
  ["text", "ink", "paper"],
  ["caption", "ink-3", "paper"],
  ["link", "pine-700", "paper"],
  ["button", "sheet", "primary-face"],
  ["binding", "sheet", "bark"],
  ["foot", "on-dark-2", "pine-900"],
];

/** The palette that comes out of the club's colours, and how well its texts can be read. */
export function PalettePanel({ look }: { look: Brand }) {
  const t = useTranslations("ishm.brand");
  const { main, accent } = look;
  if (main === null) return null;
  const palette = paletteOf({ main, accent });
  return (
    <Panel title={t("panels.palette")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {rows.map(({ name, tokens }) => (
          <div key={name} className="contents">
            <dt className="text-chip text-ink-2">{t(`rows.${name}`)}</dt>
            <dd className="flex">
              {tokens.map((token) => (
                <span
                  key={token}
                  title={palette[token]}
                  style={{ background: palette[token] }}
                  className="h-9 min-w-0 flex-1 border-y border-line first:border-s last:border-e"
                >
                  <span className="visually-hidden">{`${palette[token]} `}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ContrastList palette={palette} />
      <p className="text-chip text-ink-2">{t("contrastNote")}</p>
    </Panel>
  );
}

function ContrastList({ palette }: { palette: Palette }) {
  const t = useTranslations("ishm.brand");
  return (
    <ul className="grid grid-cols-2 gap-2 min-[35rem]:grid-cols-3">
      {pairs.map(([name, text, ground]) => (
        <li
          key={name}
          style={{ color: palette[text], background: palette[ground] }}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border border-line px-3 py-1.5"
        >
          <span className="font-semibold">{t(`pairs.${name}`)}</span>
          <span className="text-chip tabular-nums">
            {t("ratio", { ratio: Math.floor(contrastRatio(palette[text], palette[ground]) * 10) / 10 })}
          </span>
        </li>
      ))}
    </ul>
  );
}
