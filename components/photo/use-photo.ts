import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { type Crop, photoSize, wholeCrop } from "./crop";
import { drawnFile, fileFault, type PictureFault, photoMegabytes } from "./photo-file";
import { usePicture } from "./use-picture";

type Chosen = { file: File; crop: Crop };
type Answer = Promise<Result<{ imageUrl: string | null }, CallFailure>>;
/** A fault of the file, or the server's sentence. */
export type PhotoProblem = { fault: PictureFault } | { message: string };
/** Where a person's photo is kept. */
export type PhotoCalls = { send: (file: File) => Answer; remove: () => Answer };
type Options = {
  calls: PhotoCalls;
  language: Language;
  onChanged: (news: "saved" | "removed", imageUrl: string | null) => void;
};

/** Choosing, cropping, sending and taking away the photo of a person (domain.md A3, Y7). */
export function usePhoto({ calls, language, onChanged }: Options) {
  const { run, isBusy } = useOnce();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const { picture, isBroken } = usePicture(chosen?.file ?? null);

  const choose = (file: File) => {
    if (isBusy) return;
    const fault = fileFault(file, photoMegabytes * 1024 * 1024);
    setProblem(fault && { fault });
    if (!fault) setChosen({ file, crop: wholeCrop });
  };

  const send = () =>
    run(async () => {
      const file = chosen && picture && (await drawnFile(picture, photoSize, chosen.crop, "photo"));
      if (!file) return setProblem({ fault: "broken" });
      setProblem(null);
      const answer = await calls.send(file);
      if (!answer.ok) return setProblem({ message: await failureSentence(answer.failure, language) });
      setChosen(null);
      onChanged("saved", answer.value.imageUrl);
    });

  const remove = () =>
    run(async () => {
      setProblem(null);
      setChosen(null);
      const answer = await calls.remove();
      if (answer.ok) onChanged("removed", null);
      else setProblem({ message: await failureSentence(answer.failure, language) });
    });

  return {
    chosen: chosen && picture && { picture, crop: chosen.crop },
    problem: problem ?? (isBroken ? ({ fault: "broken" } as const) : null),
    isBusy,
    choose,
    send,
    remove,
    crop: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
    giveUp: () => setChosen(null),
  };
}
