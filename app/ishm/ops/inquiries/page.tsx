import { Screen } from "@/components/ishm/frame/screens-context";
import { InquiryListView } from "@/components/ishm/inquiries/inquiry-list-view";

export default function InquiriesPage() {
  return (
    <Screen>
      <InquiryListView />
    </Screen>
  );
}
