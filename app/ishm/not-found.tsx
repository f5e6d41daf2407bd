import { UnknownScreen } from "@/components/ishm/frame/unknown-screen";

export default function OfficeNotFound() {
  return <UnknownScreen />;
}
