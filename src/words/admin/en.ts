import type { Reading } from "#domain/language/language.ts";
import { account } from "./account/en.ts";
import { audit } from "./audit/en.ts";
import { availability } from "./availability/en.ts";
import { block } from "./block/en.ts";
import { bookkeeping } from "./bookkeeping/en.ts";
import { business } from "./business/en.ts";
import { captain } from "./captain/en.ts";
import { change } from "./change/en.ts";
import { checkIn } from "./checkIn/en.ts";
import { common } from "./common/en.ts";
import { dashboard } from "./dashboard/en.ts";
import { discipline } from "./discipline/en.ts";
import { domainName } from "./domainName/en.ts";
import { evening } from "./evening/en.ts";
import { firstSteps } from "./firstSteps/en.ts";
import { gallery } from "./gallery/en.ts";
import { game } from "./game/en.ts";
import { honor } from "./honor/en.ts";
import { importing } from "./importing/en.ts";
import { inbox } from "./inbox/en.ts";
import { league } from "./league/en.ts";
import { ledger } from "./ledger/en.ts";
import { look } from "./look/en.ts";
import { mail } from "./mail/en.ts";
import { messages } from "./messages/en.ts";
import { notice } from "./notice/en.ts";
import { official } from "./official/en.ts";
import { organization } from "./organization/en.ts";
import { page } from "./page/en.ts";
import { pass } from "./pass/en.ts";
import { picture } from "./picture/en.ts";
import { plan } from "./plan/en.ts";
import { player } from "./player/en.ts";
import { post } from "./post/en.ts";
import { privacy } from "./privacy/en.ts";
import { program } from "./program/en.ts";
import { registration } from "./registration/en.ts";
import { replan } from "./replan/en.ts";
import { schedule } from "./schedule/en.ts";
import { scheduleForm } from "./scheduleForm/en.ts";
import { scorer } from "./scorer/en.ts";
import { season } from "./season/en.ts";
import { sharing } from "./sharing/en.ts";
import { shell } from "./shell/en.ts";
import { stage } from "./stage/en.ts";
import { tableRules } from "./tableRules/en.ts";
import { task } from "./task/en.ts";
import { team } from "./team/en.ts";
import { together } from "./together/en.ts";
import { translation } from "./translation/en.ts";
import { venue } from "./venue/en.ts";
import { webhook } from "./webhook/en.ts";
import { wish } from "./wish/en.ts";

const reading: Reading = { language: "en", clock: 12 };

/** What the administration says: its own catalogue, of which visitors load nothing. */
export const en = {
	...reading,
	replan,
	registration,
	schedule,
	scheduleForm,
	plan,
	account,
	audit,
	availability,
	block,
	bookkeeping,
	business,
	captain,
	change,
	common,
	dashboard,
	domainName,
	evening,
	firstSteps,
	gallery,
	game,
	honor,
	importing,
	inbox,
	league,
	ledger,
	look,
	mail,
	messages,
	notice,
	official,
	organization,
	page,
	picture,
	player,
	post,
	privacy,
	program,
	pass,
	scorer,
	discipline,
	checkIn,
	season,
	sharing,
	shell,
	stage,
	tableRules,
	task,
	team,
	together,
	translation,
	venue,
	webhook,
	wish,
};

export type AdminWords = typeof en;
