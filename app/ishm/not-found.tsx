import { UnknownScreen } from "@/components/ishm/frame/root/unknown-screen";

export default function OfficeNotFound() {
  return <UnknownScreen />;
}
