import { listSports } from "#usecases/sport/sports.ts";
import { anyoneCached } from "../access.ts";
import { get } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { sports } from "./sport.ts";

export const sportRoutes = [
	get("/sports", anyoneCached, nothing, listSports, sports, "The sports there are."),
	get("/sportsv2", anyoneCached, nothing, listSports, sports, "The sports there are."),
] as const;
