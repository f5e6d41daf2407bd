import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Button } from "@/components/ui/button";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";

type Props = { slot: SheetSlot; courseName: string; onBook: () => void; onRelease: () => void };

/** The chosen time, held: the rules are accepted and it is booked, as on the real page. */
export function PracticeHold({ slot, courseName, onBook, onRelease }: Props) {
  const t = useTranslations("booking.practice");
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="mb-6 border border-pine-900 border-t-3 bg-sheet px-6 py-5">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-serif text-sub tabular-nums">
        {t("held", { time: slot.teeTime, course: courseName })}
      </h3>
      <CheckboxField
        fieldClassName="mt-4"
        label={t("agree")}
        error={isAsked && !isAgreed ? t("agreeFirst") : undefined}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      <p className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => (isAgreed ? onBook() : setIsAsked(true))}>{t("book")}</Button>
        <Button variant="outline" onClick={onRelease}>
          {t("release")}
        </Button>
      </p>
    </section>
  );
}
