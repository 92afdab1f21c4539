import { listSports } from "#usecases/sports.ts";
import { get } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { passersBy } from "../who.ts";
import { sports } from "./sport.ts";

export const sportRoutes = [
	get("/sports", passersBy, nothing, listSports, sports, "The sports there are."),
	get("/sportsv2", passersBy, nothing, listSports, sports, "The sports there are."),
] as const;
