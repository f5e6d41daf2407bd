"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Specimen } from "../specimens";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords };

const variants: readonly ButtonVariant[] = ["primary", "binding", "outline", "quiet", "danger"];
const darkVariants: readonly ButtonVariant[] = ["outline-on-dark", "quiet-on-dark"];
const tones: readonly ChipTone[] = ["ok", "info", "warn", "bad", "neutral", "outline"];

/** Buttons in each variant: sizes, out of use, busy; chips in each tone. */
export function ButtonSpecimens({ words }: Props) {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name="Button" state={variant}>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="large">
              {words.book}
            </Button>
            <Button variant={variant}>{words.save}</Button>
            <Button variant={variant} size="small">
              {words.save}
            </Button>
            <Button variant={variant} disabled>
              {words.save}
            </Button>
            <Button variant={variant} isBusy busyText={words.saving}>
              {words.save}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Button" state={darkVariants.join(", ")}>
        <div className="flex flex-wrap gap-3 bg-pine-900 p-4">
          {darkVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {words.save}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink href="#components" variant="outline">
          {words.next}
        </ButtonLink>
      </Specimen>
      <Specimen name="Chip">
        <p className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {words.state}
            </Chip>
          ))}
        </p>
      </Specimen>
    </>
  );
}
