"use client";

import { useState } from "react";
import { FeedbackRegions } from "@/components/feedback/feedback-regions";
import { NativeDialog } from "@/components/feedback/native-dialog";
import { BackButton } from "@/components/feedback/not-found-actions";
import { ToastHistory } from "@/components/feedback/toast-history";
import { Button } from "@/components/ui/button";
import { showAlert, showConfirm } from "@/lib/web/runtime/dialogs";
import { progress } from "@/lib/web/runtime/progress";
import { retryQueue } from "@/lib/web/runtime/retry-queue";
import { confirmBar, toast, toastBar } from "@/lib/web/runtime/toasts";
import { Opens, Specimen, SpecimenGroup } from "./specimens";
import type { GalleryWords } from "./words";

type Props = { words: GalleryWords };

/** Specimens of feedback about requests: bars in place, everything else opened by a button. */
export function FeedbackGallery({ words }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isHistory, setHistory] = useState(false);
  return (
    <SpecimenGroup title="components/feedback">
      <Specimen name="FeedbackRegions" state="toasts, bars, alert, confirm, progress, retry">
        <div className="flex flex-wrap gap-3">
          {buttonsOf(words).map(([name, act]) => (
            <Button key={name} variant="outline" size="small" onClick={act}>
              {name}
            </Button>
          ))}
        </div>
        <FeedbackRegions />
      </Specimen>
      <Specimen name="NativeDialog, ToastHistory, BackButton">
        <div className="flex flex-wrap gap-3">
          <Opens>
            <Button variant="outline" size="small" onClick={() => setOpen(true)}>
              NativeDialog
            </Button>
          </Opens>
          <Opens>
            <Button variant="outline" size="small" onClick={() => setHistory(true)}>
              ToastHistory
            </Button>
          </Opens>
          <BackButton home="#components">{words.previous}</BackButton>
        </div>
        {isOpen ? (
          <NativeDialog
            title={words.book}
            onClose={() => setOpen(false)}
            footer={<Button onClick={() => setOpen(false)}>{words.close}</Button>}
          >
            {words.deadline}
          </NativeDialog>
        ) : null}
        {isHistory ? (
          <ToastHistory
            records={[{ id: 1, text: words.saved, tone: "status", at: 0 }]}
            onClose={() => setHistory(false)}
          />
        ) : null}
      </Specimen>
    </SpecimenGroup>
  );
}

const galleryRequest = -1;

function buttonsOf(words: GalleryWords): readonly (readonly [name: string, act: () => void])[] {
  const question = { text: words.failed, confirm: words.save, cancel: words.cancel };
  return [
    ["toast", () => toast(words.saved)],
    ["toastBar", () => toastBar(words.failed, { tone: "alert" })],
    ["confirmBar", () => void confirmBar(question)],
    ["showAlert", () => void showAlert({ title: words.state, message: words.deadline })],
    ["showConfirm", () => void showConfirm({ title: words.book, message: words.deadline })],
    ["progress.started", () => progress.started(galleryRequest)],
    ["progress.ended", () => progress.ended(galleryRequest)],
    ["retryQueue.wait", () => void retryQueue.wait()],
  ];
}
