import { availability } from "./availability/fr.ts";
import { block } from "./block/fr.ts";
import { calendar } from "./calendar/fr.ts";
import { embed } from "./embed/fr.ts";
import type { Words } from "./en.ts";
import { evening } from "./evening/fr.ts";
import { feed } from "./feed/fr.ts";
import { filter } from "./filter/fr.ts";
import { follow } from "./follow/fr.ts";
import { game } from "./game/fr.ts";
import { home } from "./home/fr.ts";
import { honor } from "./honor/fr.ts";
import { leader } from "./leader/fr.ts";
import { league } from "./league/fr.ts";
import { mail } from "./mail/fr.ts";
import { meeting } from "./meeting/fr.ts";
import { message } from "./message/fr.ts";
import { myTeam } from "./myTeam/fr.ts";
import { official } from "./official/fr.ts";
import { page } from "./page/fr.ts";
import { platform } from "./platform/fr.ts";
import { play } from "./play/fr.ts";
import { player } from "./player/fr.ts";
import { post } from "./post/fr.ts";
import { push } from "./push/fr.ts";
import { schedule } from "./schedule/fr.ts";
import { search } from "./search/fr.ts";
import { signUp } from "./signUp/fr.ts";
import { site } from "./site/fr.ts";
import { sport } from "./sport/fr.ts";
import { stage } from "./stage/fr.ts";
import { standings } from "./standings/fr.ts";
import { statistic } from "./statistic/fr.ts";
import { table } from "./table/fr.ts";
import { team } from "./team/fr.ts";

export const fr: Words = {
	language: "fr",
	clock: 24,
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
