import { PenaltyView } from "@/components/ishm/penalties/penalty-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <PenaltyView penaltyIdx={idx} />);
