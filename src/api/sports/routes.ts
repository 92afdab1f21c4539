import { listSports } from "#usecases/sports.ts";
import { get } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { everybody } from "../who.ts";
import { sports } from "./sport.ts";

export const sportRoutes = [
	get("/sports", everybody, nothing, listSports, sports, "The sports there are."),
	get("/sportsv2", everybody, nothing, listSports, sports, "The sports there are."),
] as const;
