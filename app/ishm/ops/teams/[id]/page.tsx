import { TeamFormView } from "@/components/ishm/teams/team-form-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <TeamFormView teamFormIdx={idx} />);
