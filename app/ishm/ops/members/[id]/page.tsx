import { MemberView } from "@/components/ishm/members/member-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <MemberView memberIdx={idx} />);
