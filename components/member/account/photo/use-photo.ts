import { useEffect, useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "../use-once";
import { type Crop, wholeCrop } from "./crop";
import { croppedFile, fileFault, type PhotoFault, readPicture } from "./photo-file";

type Chosen = { picture: ImageBitmap; crop: Crop };
/** A fault of the file, or the server's sentence. */
export type PhotoProblem = { fault: PhotoFault } | { message: string };
type Options = { memberIdx: number; language: Language; onChanged: (news: "saved" | "removed") => void };

/** Choosing, cropping, sending and taking away the own photo (domain.md Y7). */
export function usePhoto({ memberIdx, language, onChanged }: Options) {
  const { run, isBusy } = useOnce();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const params = { id: String(memberIdx) };
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
      const answer = await call(
        "POST /info/{id}/photos",
        { params, body: { memberIdx }, files: [file] },
        { handled: true },
      );
      if (!answer.ok) return setProblem({ message: await failureSentence(answer.failure, language) });
      setChosen(null);
      onChanged("saved");
    });

  const remove = () =>
    run(async () => {
      setProblem(null);
      const answer = await call("DELETE /info/{id}/photos", { params }, { handled: true });
      if (answer.ok) onChanged("removed");
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
