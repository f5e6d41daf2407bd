"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../../frame/no-access";
import { OfficeFailure } from "../../frame/office-failure";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { DrawForm } from "./draw-form";

/** A new draw, which begins with a template. */
export function NewDrawView() {
  const { access } = useOffice();
  const { isRead, isCreate } = access(officeMenus.draws.code);
  return isRead && isCreate ? <NewDraw /> : <NoAccess />;
}

function NewDraw() {
  const t = useTranslations("ishm.draws");
  const router = useRouter();
  const { data, error, mutate } = useCall("GET /ops/draw-defaults", {}, { handled: true });
  return (
    <>
      <PageHead title={t("new")} crumbs={[{ label: t("title"), href: officePaths.draws() }]} />
      {data ? (
        <DrawForm draw={null} defaults={data} onLeave={() => router.push(officePaths.draws())} />
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
