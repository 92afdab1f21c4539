import { messages as said } from "#domain/messages.ts";

/** The sentences that the server says as well; English has them from where it has them. */
export const messages = {
	auth: texts(said.auth),
	organizations: texts(said.organizations),
	users: {
		createOrAddFailed: text(said.users.createOrAddFailed),
		updateFailed: text(said.users.updateFailed),
		deleteFailed: text(said.users.deleteFailed),
		listCreateFailed: text(said.users.listCreateFailed),
		listDeleteFailed: text(said.users.listDeleteFailed),
		fetchFailed: text(said.users.fetchFailed),
		settingsFailed: text(said.users.settingsFailed),
		noneFound: text(said.users.noneFound),
		noneSelected: text(said.users.noneSelected),
		confirmDeleteSelected: text(said.users.confirmDeleteSelected),
		confirmDelete: text(said.users.confirmDelete),
		deleteOneFailed: ({ id }: { id: number }) => said.users.deleteOneFailed(id),
		created: ({ name }: { name: string }) => said.users.created(name),
		updated: ({ name }: { name: string }) => said.users.updated(name),
		deleted: ({ count }: { count: number }) => said.users.deleted(count),
	},
	seasons: {
		noneSelected: text(said.seasons.noneSelected),
		confirmDelete: text(said.seasons.confirmDelete),
		deleted: text(said.seasons.deleted),
		created: ({ name }: { name: string }) => said.created(name),
		updated: ({ name }: { name: string }) => said.updated(name),
	},
	leagues: {
		noneAvailable: text(said.leagues.noneAvailable),
		noneSelected: text(said.leagues.noneSelected),
		selectFirst: text(said.leagues.selectFirst),
		withoutSeason: text(said.leagues.withoutSeason),
		confirmDelete: text(said.leagues.confirmDelete),
		deleted: text(said.leagues.deleted),
		created: ({ name }: { name: string }) => said.created(name),
		updated: ({ name }: { name: string }) => said.updated(name),
	},
	teams: {
		nameOrExisting: text(said.teams.nameOrExisting),
		withoutLeague: text(said.teams.withoutLeague),
		noneAvailable: text(said.teams.noneAvailable),
		noneSelected: text(said.teams.noneSelected),
		noneSelectedToDelete: text(said.teams.noneSelectedToDelete),
		confirmDeleteSelected: text(said.teams.confirmDeleteSelected),
		confirmDelete: text(said.teams.confirmDelete),
		addFailed: text(said.teams.addFailed),
		updateFailed: text(said.teams.updateFailed),
		deleteFailed: text(said.teams.deleteFailed),
		assignFailed: text(said.teams.assignFailed),
		fetchFailed: text(said.teams.fetchFailed),
		fewPlayers: text(said.teams.fewPlayers),
		added: text(said.teams.added),
		changed: text(said.teams.changed),
		deletedSelected: text(said.teams.deletedSelected),
		created: text(said.teams.created),
		updated: text(said.teams.updated),
		deleted: text(said.teams.deleted),
		assigned: ({ message }: { message: string }) => said.teams.assigned(message),
	},
	players: {
		withoutTeam: text(said.players.withoutTeam),
		noneSelected: text(said.players.noneSelected),
		confirmDelete: text(said.players.confirmDelete),
		alreadyOnTeam: text(said.players.alreadyOnTeam),
		alreadyInTeam: text(said.players.alreadyInTeam),
		addFailed: text(said.players.addFailed),
		updateFailed: text(said.players.updateFailed),
		created: ({ name }: { name: string }) => said.created(name),
		updated: ({ name }: { name: string }) => said.updated(name),
	},
	games: texts(said.games),
	schedules: texts(said.schedules),
	sports: texts(said.sports),
	stats: texts(said.stats),
};

/** Texts of which other languages have their own. */
function texts<Name extends string>(group: Record<Name, string>): Record<Name, string> {
	return group;
}

function text(sentence: string): string {
	return sentence;
}
