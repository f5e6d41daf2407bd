import { Screen } from "@/components/ishm/frame/root/screens-context";
import { InquiryListView } from "@/components/ishm/inquiries/inquiry-list-view";

export default function InquiriesPage() {
  return (
    <Screen>
      <InquiryListView />
    </Screen>
  );
}
