import { OutboxView } from "@/components/ishm/records/outbox-view";
import { officePage } from "../../office-page";

export default officePage(<OutboxView />);
