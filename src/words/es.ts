import { availability } from "./availability/es.ts";
import { block } from "./block/es.ts";
import { calendar } from "./calendar/es.ts";
import { embed } from "./embed/es.ts";
import type { Words } from "./en.ts";
import { evening } from "./evening/es.ts";
import { feed } from "./feed/es.ts";
import { filter } from "./filter/es.ts";
import { follow } from "./follow/es.ts";
import { game } from "./game/es.ts";
import { home } from "./home/es.ts";
import { honor } from "./honor/es.ts";
import { leader } from "./leader/es.ts";
import { league } from "./league/es.ts";
import { mail } from "./mail/es.ts";
import { meeting } from "./meeting/es.ts";
import { message } from "./message/es.ts";
import { myTeam } from "./myTeam/es.ts";
import { official } from "./official/es.ts";
import { page } from "./page/es.ts";
import { platform } from "./platform/es.ts";
import { play } from "./play/es.ts";
import { player } from "./player/es.ts";
import { post } from "./post/es.ts";
import { push } from "./push/es.ts";
import { schedule } from "./schedule/es.ts";
import { search } from "./search/es.ts";
import { signUp } from "./signUp/es.ts";
import { site } from "./site/es.ts";
import { sport } from "./sport/es.ts";
import { stage } from "./stage/es.ts";
import { standings } from "./standings/es.ts";
import { statistic } from "./statistic/es.ts";
import { table } from "./table/es.ts";
import { team } from "./team/es.ts";

export const es: Words = {
	language: "es",
	clock: 12,
	availability,
	block,
	calendar,
	embed,
	evening,
	feed,
	filter,
	follow,
	game,
	home,
	honor,
	leader,
	league,
	mail,
	meeting,
	message,
	myTeam,
	official,
	page,
	platform,
	play,
	player,
	post,
	push,
	schedule,
	search,
	signUp,
	site,
	sport,
	stage,
	standings,
	statistic,
	table,
	team,
};
