"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import { maskName } from "@/lib/shared/texts/mask";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCodeOptions } from "../board/form/use-code-options";
import { FormPicture } from "../board/picture/board-picture";
import { useSiteBrand } from "../form/use-site-brand";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { drawnCertificate } from "./drawn-certificate";
import type { HofFormProps } from "./hof-draft";

/** The picture of an entry: a photograph, or a certificate that is drawn from what the entry says. */
export function CertificatePanel({ form }: HofFormProps) {
  const t = useTranslations("ishm.hof.form");
  const { language, clubName, formats } = useOffice();
  const colors = pictureColors(useSiteBrand());
  const { draft, canSave, changePicture } = form;
  const [isBusy, setBusy] = useState(false);
  const types = useCodeOptions("hofTypes", draft.type);
  const courses = useCodeOptions("courses", draft.courseCode);
  const nameIn = (options: typeof types, value: string) =>
    options.find((one) => one.value === value)?.label ?? "";
  const canDraw = draft.type !== "" && draft.courseCode !== "" && draft.memberName.trim() !== "";

  const draw = async () => {
    const course = nameIn(courses, draft.courseCode);
    const { holeNo, par, distance, certNo, playDate } = draft;
    const where = holeNo ? t("certificate.hole", { course, hole: holeNo }) : course;
    const facts = [
      par && t("certificate.par", { par }),
      distance && t("certificate.distance", { distance }),
      certNo && t("certificate.no", { no: certNo }),
    ].filter(Boolean);
    setBusy(true);
    const file = await drawnCertificate({
      club: clubName,
      colors,
      title: nameIn(types, draft.type),
      // Everybody may see the picture, so it names nobody in full.
      name: draft.isMasked ? draft.memberName : maskName(draft.memberName.trim()),
      lines: [where, facts.join(" · "), formatDay(playDate, { language, formats })].filter(Boolean),
    });
    setBusy(false);
    if (file) changePicture("image", file);
  };

  return (
    <Panel title={t("picture")}>
      <FormPicture form={form} part="image" label={t("image")} hint={t("imageHint")} />
      {canSave ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            size="small"
            isBusy={isBusy}
            aria-disabled={!canDraw}
            onClick={() => (canDraw ? void draw() : undefined)}
          >
            {t("certificate.draw")}
          </Button>
          {canDraw ? null : <p className="text-ink-2">{t("certificate.needs")}</p>}
        </div>
      ) : null}
    </Panel>
  );
}
