import type { Reading } from "#domain/language/language.ts";
import { availability } from "./availability/en.ts";
import { block } from "./block/en.ts";
import { calendar } from "./calendar/en.ts";
import { embed } from "./embed/en.ts";
import { evening } from "./evening/en.ts";
import { feed } from "./feed/en.ts";
import { filter } from "./filter/en.ts";
import { follow } from "./follow/en.ts";
import { game } from "./game/en.ts";
import { home } from "./home/en.ts";
import { honor } from "./honor/en.ts";
import { leader } from "./leader/en.ts";
import { league } from "./league/en.ts";
import { mail } from "./mail/en.ts";
import { meeting } from "./meeting/en.ts";
import { message } from "./message/en.ts";
import { myTeam } from "./myTeam/en.ts";
import { official } from "./official/en.ts";
import { page } from "./page/en.ts";
import { platform } from "./platform/en.ts";
import { play } from "./play/en.ts";
import { player } from "./player/en.ts";
import { post } from "./post/en.ts";
import { push } from "./push/en.ts";
import { schedule } from "./schedule/en.ts";
import { search } from "./search/en.ts";
import { signUp } from "./signUp/en.ts";
import { site } from "./site/en.ts";
import { sport } from "./sport/en.ts";
import { stage } from "./stage/en.ts";
import { standings } from "./standings/en.ts";
import { statistic } from "./statistic/en.ts";
import { table } from "./table/en.ts";
import { team } from "./team/en.ts";

const reading: Reading = { language: "en", clock: 12 };

/** The catalogue that says which messages there are, and what each is told. */
export const en = {
	...reading,
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

export type Words = typeof en;
