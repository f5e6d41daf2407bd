"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

/** Prints the screen as it stands; what is for hands alone stays off the paper (office-print.css). */
export function PrintScreen() {
  const t = useTranslations("ishm.layout");
  return (
    <Button variant="outline" size="small" onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}
