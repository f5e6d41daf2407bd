import { WordsView } from "@/components/ishm/site-words/words-view";
import { officePage } from "../../office-page";

export default officePage(<WordsView />);
