"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Popover } from "@/components/ui/popover";
import { isNarrowed, type ListQuery, writeListQuery } from "@/lib/web/office/list-query";
import { useOffice } from "../frame/root/office-context";
import { longestViewName, type SavedView, useSavedViews } from "./saved-views";

/** The saved views of a list: filters and order under a name of one's own. */
export function ViewsMenu({ query }: { query: ListQuery }) {
  const t = useTranslations("ishm.table.views");
  const { clubCode, userId } = useOffice();
  const path = usePathname();
  const [isOpen, setOpen] = useState(false);
  const { views, save, remove } = useSavedViews(`${clubCode} ${userId}`, path);
  const search = writeListQuery({ ...query, page: 1 });
  const current = views.find((view) => view.search === search);
  const canSave = (isNarrowed(query) || query.sort !== null) && !current;
  if (views.length === 0 && !canSave) return null;
  const open = (view: SavedView) => {
    window.history.pushState(null, "", `${path}?${view.search}`);
    setOpen(false);
  };
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={t("title")}
      trigger={
        <Button variant="quiet" size="small">
          <Icon name="check" size={16} />
          {current?.name ?? t("title")}
        </Button>
      }
    >
      <ul>
        {views.map((view) => (
          <li key={view.name} className="flex items-center border-b border-line">
            <button
              type="button"
              aria-current={view === current ? "true" : undefined}
              onClick={() => open(view)}
              className="min-h-10 min-w-0 grow truncate px-4 text-start hover:bg-hover aria-[current]:font-semibold"
            >
              {view.name}
            </button>
            <button
              type="button"
              aria-label={t("remove", { name: view.name })}
              onClick={() => remove(view.name)}
              className="inline-flex size-10 shrink-0 items-center justify-center text-ink-2 hover:bg-hover"
            >
              <Icon name="trash" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {canSave ? <NewView onSave={(name) => save({ name, search })} /> : null}
    </Popover>
  );
}

function NewView({ onSave }: { onSave: (name: string) => void }) {
  const t = useTranslations("ishm.table.views");
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onSave(name.trim());
    setName("");
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-2 p-3">
      <Input
        aria-label={t("name")}
        placeholder={t("name")}
        value={name}
        maxLength={longestViewName}
        isCompact
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" aria-disabled={name.trim() === ""}>
        {t("save")}
      </Button>
    </form>
  );
}
