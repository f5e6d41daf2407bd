import { useEffect, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import { type Crop, wholeCrop } from "./crop";
import { croppedFile, fileFault, type PhotoFault, readPicture } from "./photo-file";

type Chosen = { picture: ImageBitmap; crop: Crop };
type Answer = Promise<Result<{ imageUrl: string | null }, CallFailure>>;
/** A fault of the file, or the server's sentence. */
export type PhotoProblem = { fault: PhotoFault } | { message: string };
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
  const picture = chosen?.picture;

  useEffect(() => () => picture?.close(), [picture]);

  const choose = (file: File) =>
    run(async () => {
      setProblem(null);
      const fault = fileFault(file);
      const read = fault ? null : await readPicture(file);
      if (read) setChosen({ picture: read, crop: wholeCrop });
      else setProblem({ fault: fault ?? "broken" });
    });

  const send = () =>
    run(async () => {
      const file = chosen && (await croppedFile(chosen.picture, chosen.crop));
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
      const answer = await calls.remove();
      if (answer.ok) onChanged("removed", null);
      else setProblem({ message: await failureSentence(answer.failure, language) });
    });

  return {
    chosen,
    problem,
    isBusy,
    choose,
    send,
    remove,
    crop: (crop: Crop) => setChosen((now) => now && { ...now, crop }),
    giveUp: () => setChosen(null),
  };
}
