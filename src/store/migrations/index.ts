import type { Migration } from "../engine/migration.ts";
import { firstLeague } from "./0001-first-league.ts";
import { administration } from "./0002-administration.ts";
import { rowSecurity } from "./0003-row-security.ts";
import { trailOfAThing } from "./0004-trail-of-a-thing.ts";
import { schedulesInDraft } from "./0005-schedules-in-draft.ts";
import { derivedStatistics } from "./0006-derived-statistics.ts";
import { sessionsByDevice } from "./0007-sessions-by-device.ts";
import { pagesInDraft } from "./0008-pages-in-draft.ts";
import { pictureLibrary } from "./0009-picture-library.ts";
import { looks } from "./0010-look.ts";
import { domains } from "./0011-domains.ts";
import { embedHosts } from "./0012-embed-hosts.ts";
import { minors } from "./0013-minors.ts";
import { platformOwnsRows } from "./0014-platform-owns-rows.ts";
import { storageUsed } from "./0016-storage-used.ts";
import { teamColors } from "./0017-team-colors.ts";
import { growingNavigation } from "./0018-growing-navigation.ts";
import { keysByOrganization } from "./0019-keys-by-organization.ts";
import { ownersKeepDeletion } from "./0020-owners-keep-deletion.ts";
import { organizationLanguages } from "./0021-languages.ts";
import { totalsOfBefore } from "./0022-totals-of-before.ts";
import { languagesOfUsers } from "./0024-languages-of-users.ts";
import { statBests } from "./0027-stat-bests.ts";
import { measuresOfOrganizations } from "./0036-measures-of-organizations.ts";
import { outbox } from "./account/0040-outbox.ts";
import { secondSteps } from "./account/0052-second-steps.ts";
import { lettersOfOrganizations } from "./account/0053-letters-of-organizations.ts";
import { passkeys } from "./account/0056-passkeys.ts";
import { signInByPasskey } from "./account/0091-sign-in-by-passkey.ts";
import { scorekeepers } from "./account/0094-scorekeepers.ts";
import { ledger } from "./money/0078-ledger.ts";
import { feeRules } from "./money/0079-fee-rules.ts";
import { cardPayments } from "./money/0104-card-payments.ts";
import { feeReminders } from "./money/0105-fee-reminders.ts";
import { paidBeforeTimes } from "./money/0106-paid-before-times.ts";
import { officialFees } from "./money/0119-official-fees.ts";
import { notices } from "./notice/0041-notices.ts";
import { followers } from "./notice/0042-followers.ts";
import { lettersOfNotices } from "./notice/0055-letters-of-notices.ts";
import { lettersOfTheWeek } from "./notice/0090-letters-of-the-week.ts";
import { heldNotices } from "./notice/0121-held-notices.ts";
import { officials } from "./official/0117-officials.ts";
import { namedOfficials } from "./official/0118-named-officials.ts";
import { playerRedirects } from "./player/0033-player-redirects.ts";
import { contacts } from "./player/0089-contacts.ts";
import { apiTokens } from "./programs/0048-api-tokens.ts";
import { webhooks } from "./programs/0049-webhooks.ts";
import { registrations } from "./registration/0072-registrations.ts";
import { answersOfSignUps } from "./registration/0073-answers-of-sign-ups.ts";
import { captainWords } from "./registration/0107-captain-words.ts";
import { substitutes } from "./registration/0108-substitutes.ts";
import { honors } from "./season/0035-honors.ts";
import { evenings } from "./season/0045-evenings.ts";
import { plays } from "./season/0063-plays.ts";
import { passes } from "./season/0064-passes.ts";
import { gamePlayers } from "./season/0095-game-players.ts";
import { discipline } from "./season/0096-discipline.ts";
import { gameClocks } from "./season/0114-game-clocks.ts";
import { availabilities } from "./season/0115-availabilities.ts";
import { linesToWrite } from "./season/0123-lines-to-write.ts";
import { readings } from "./season/0124-readings.ts";
import { translatedPages } from "./site/0025-translated-pages.ts";
import { gameGalleries } from "./site/0028-game-galleries.ts";
import { frontPartsAsBlocks } from "./site/0030-front-parts.ts";
import { visitorsMessages } from "./site/0044-messages.ts";
import { posts } from "./site/0046-posts.ts";
import { stages } from "./stage/0029-stages.ts";
import { tableSetups } from "./standings/0026-table-setups.ts";
import { withdrawals } from "./standings/0031-withdrawals.ts";
import { tableChances } from "./standings/0032-table-chances.ts";
import { sumsByPhase } from "./standings/0034-sums-by-phase.ts";
import { streaksAndOpponents } from "./standings/0051-streaks-and-opponents.ts";
import { streaksOfPlayers } from "./standings/0062-streaks-of-players.ts";
import { playoffTotals } from "./standings/0120-playoff-totals.ts";
import { higherScores } from "./standings/0122-higher-scores.ts";
import { venues } from "./venue/0113-venues.ts";

/** In order of application. A migration that has been released never changes; add the next one. */
export const migrations: Migration[] = [
	firstLeague,
	administration,
	rowSecurity,
	trailOfAThing,
	schedulesInDraft,
	derivedStatistics,
	sessionsByDevice,
	pagesInDraft,
	pictureLibrary,
	looks,
	domains,
	embedHosts,
	minors,
	platformOwnsRows,
	storageUsed,
	teamColors,
	growingNavigation,
	keysByOrganization,
	ownersKeepDeletion,
	organizationLanguages,
	totalsOfBefore,
	languagesOfUsers,
	translatedPages,
	tableSetups,
	statBests,
	gameGalleries,
	stages,
	frontPartsAsBlocks,
	withdrawals,
	tableChances,
	playerRedirects,
	sumsByPhase,
	honors,
	measuresOfOrganizations,
	outbox,
	notices,
	followers,
	visitorsMessages,
	evenings,
	posts,
	apiTokens,
	webhooks,
	streaksAndOpponents,
	secondSteps,
	lettersOfOrganizations,
	lettersOfNotices,
	passkeys,
	streaksOfPlayers,
	plays,
	passes,
	registrations,
	answersOfSignUps,
	ledger,
	feeRules,
	contacts,
	lettersOfTheWeek,
	signInByPasskey,
	scorekeepers,
	gamePlayers,
	discipline,
	cardPayments,
	feeReminders,
	paidBeforeTimes,
	captainWords,
	substitutes,
	venues,
	gameClocks,
	availabilities,
	officials,
	namedOfficials,
	officialFees,
	playoffTotals,
	heldNotices,
	higherScores,
	linesToWrite,
	readings,
];
