import { ForecastView } from "@/components/ishm/forecast/forecast-view";
import { officePage } from "../../office-page";

export default officePage(<ForecastView />);
