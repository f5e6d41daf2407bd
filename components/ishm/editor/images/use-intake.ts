"use client";

import type { EditorProps } from "@tiptap/pm/view";
import { type RefObject, useMemo, useRef } from "react";
import { cleanPasted } from "../paste/clean-pasted";

/** Handles the files of a paste or a drop, and the pictures that it could not bring along. */
export type Intake = {
  add: (files: readonly File[], at?: number) => void;
  reportLost: (count: number) => void;
};

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/** Cleans what is pasted or dropped, and hands over its files. */
export function useIntake(intake: RefObject<Intake | null>): EditorProps {
  const lost = useRef(0);
  return useMemo(
    () => ({
      transformPastedHTML(html) {
        const clean = cleanPasted(html, window.location.origin);
        lost.current = clean.lostPictures;
        return clean.html;
      },
      handlePaste(_, event) {
        const files = filesOf(event.clipboardData);
        const hasText = Boolean(event.clipboardData?.getData("text/html"));
        const lostPictures = hasText ? lost.current : 0;
        lost.current = 0;
        // A picture of the copied text itself comes along with it: it is wanted only for pictures that are lost.
        const isWanted = files.length > 0 && (!hasText || lostPictures > 0);
        if (isWanted) queueMicrotask(() => intake.current?.add(files));
        else if (lostPictures > 0) intake.current?.reportLost(lostPictures);
        return isWanted && !hasText;
      },
      handleDrop(view, event, _slice, isMoved) {
        const files = isMoved ? [] : filesOf(event.dataTransfer);
        const lostPictures = isMoved ? 0 : lost.current;
        lost.current = 0;
        if (files.length === 0) {
          if (lostPictures > 0) intake.current?.reportLost(lostPictures);
          return false;
        }
        intake.current?.add(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        event.preventDefault();
        return true;
      },
    }),
    [intake],
  );
}
