import { InquiryView } from "@/components/ishm/inquiries/inquiry-view";
import { onFirstRequest, recordPage } from "../../../office-page";

export const generateStaticParams = onFirstRequest;

export default recordPage((idx) => <InquiryView vocIdx={idx} />);
