"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { FormFoot } from "./form-frame";

type Props = {
  list: { label: string; href: string };
  /** Deletes the record where that may be done; true when it is gone, and the list is shown. */
  remove: (() => Promise<boolean>) | null;
  isBusy: boolean;
};

/** The foot of a record's form: save, back to its list, delete. */
export function RecordFoot({ list, remove, isBusy }: Props) {
  const common = useTranslations("common");
  const router = useRouter();
  const removeAndLeave = async () => {
    if (await remove?.()) router.push(list.href);
  };
  return (
    <FormFoot back={list}>
      {remove ? (
        <Button
          variant="outline"
          size="small"
          isBusy={isBusy}
          className="ms-auto"
          onClick={() => void removeAndLeave()}
        >
          <Icon name="trash" size={18} />
          {common("delete")}
        </Button>
      ) : null}
    </FormFoot>
  );
}
