import { DrawView } from "@/components/ishm/draws/draw-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <DrawView drawPostIdx={idx} />);
