"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Drawer } from "@/components/ui/layout/drawer";
import { Menu } from "@/components/ui/menu";
import { Pagination } from "@/components/ui/pagination";
import { Popover } from "@/components/ui/popover";
import { Tabs } from "@/components/ui/tabs";
import { Opens, Specimen } from "../specimens";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords };

/** Specimens of overlays and pagination. */
export function OverlaySpecimens({ words }: Props) {
  const [tab, setTab] = useState("first");
  const [page, setPage] = useState(4);
  const [open, setOpen] = useState<"dialog" | "drawer" | "popover" | null>(null);
  const turn = (name: typeof open) => (isOpen: boolean) => setOpen(isOpen ? name : null);
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: "first", label: words.first, note: "3", panel: <p>{words.emptyText}</p> },
            { value: "second", label: words.state, panel: <p>{words.deadline}</p> },
            { value: "third", label: words.cancel, panel: <p>{words.saved}</p>, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination" isWide>
        <Pagination
          page={page}
          pageCount={12}
          onPage={setPage}
          labels={{
            navigation: words.pages,
            previous: words.previous,
            next: words.next,
            page: (one) => words.page.replace("{page}", String(one)),
          }}
        />
      </Specimen>
      <Specimen name="Menu, Popover, Dialog, Drawer" state="each opens from its button">
        <div className="flex flex-wrap gap-3">
          <Menu
            trigger={<Button variant="outline">{words.more}</Button>}
            entries={[
              { kind: "action", key: "save", label: words.save, onSelect: () => {} },
              { kind: "link", key: "next", label: words.next, href: "#components" },
              { kind: "divider", key: "line" },
              { kind: "action", key: "remove", label: words.remove, onSelect: () => {}, isDisabled: true },
            ]}
          />
          <Popover
            trigger={<Button variant="outline">{words.choose}</Button>}
            title={words.choose}
            isOpen={open === "popover"}
            onOpenChange={turn("popover")}
          >
            <p>{words.emptyText}</p>
          </Popover>
          <Opens>
            <Button variant="outline" onClick={() => setOpen("dialog")}>
              {words.book}
            </Button>
          </Opens>
          <Opens>
            <Button variant="outline" onClick={() => setOpen("drawer")}>
              {words.title}
            </Button>
          </Opens>
        </div>
        <Dialog
          isOpen={open === "dialog"}
          onOpenChange={turn("dialog")}
          title={words.book}
          description={words.deadline}
          closeLabel={words.close}
          footer={<Button onClick={() => setOpen(null)}>{words.save}</Button>}
        >
          <p>{words.emptyText}</p>
        </Dialog>
        <Drawer
          isOpen={open === "drawer"}
          onOpenChange={turn("drawer")}
          label={words.title}
          closeLabel={words.close}
        >
          <p>{words.emptyText}</p>
        </Drawer>
      </Specimen>
    </>
  );
}
