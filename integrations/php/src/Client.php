<?php

namespace Linkbild;

/** The calls of a connected site. None throws: what went wrong is in the result. */
final class Client
{
    /** Linkbild takes so many changes in one call. */
    public const MAX_CHANGES = 100;

    /** @var callable(string, string, array<string, string>, ?string): array{status: int, body: string} */
    private $send;
    private string $apiUrl;
    private ?string $token;
    private string $language;

    /**
     * @param callable $send (method, url, headers, body) to ['status' => …, 'body' => …]; throws where no answer came
     * @param string $language of the messages: en or de
     */
    public function __construct(callable $send, string $apiUrl, ?string $token, string $language = 'en')
    {
        $this->send = $send;
        $this->apiUrl = rtrim($apiUrl, '/');
        $this->token = $token;
        $this->language = strncasecmp($language, 'de', 2) === 0 ? 'de' : 'en';
    }

    /**
     * Trades a code for a token. The value has token, imagesUrl and project.
     *
     * @param string $system wordpress, typo3 or php
     */
    public function connect(
        string $code,
        string $siteUrl,
        string $system,
        string $systemVersion = '',
        string $pluginVersion = ''
    ): Result {
        $versions = array_filter(['systemVersion' => $systemVersion, 'pluginVersion' => $pluginVersion], 'strlen');
        $body = ['code' => $code, 'siteUrl' => $siteUrl, 'system' => $system] + $versions;
        return $this->call('POST', '/site/connect', $body, ['token', 'imagesUrl', 'project'], false);
    }

    /** Project and imagesUrl of the connection, or a result with isDisconnected(). */
    public function connection(): Result
    {
        return $this->call('GET', '/site/connection', null, ['imagesUrl', 'project']);
    }

    /**
     * Tells which pages changed or went.
     *
     * @param list<array{url: string, change: 'changed'|'removed'}> $changes up to MAX_CHANGES
     */
    public function changes(array $changes): Result
    {
        return $this->call('POST', '/site/changes', ['changes' => array_values($changes)], ['accepted']);
    }

    /** Has Linkbild read pages of the site and say whose tags it found. */
    public function check(): Result
    {
        return $this->call('POST', '/site/check', null, ['pages']);
    }

    /** Ends the connection. The token is dead afterwards. */
    public function disconnect(): Result
    {
        return $this->call('DELETE', '/site/connection', null, []);
    }

    /** @param list<string> $keys what a good answer has */
    private function call(string $method, string $path, ?array $body, array $keys, bool $withToken = true): Result
    {
        $headers = ['Accept' => 'application/json', 'Accept-Language' => $this->language];
        if ($withToken) {
            $headers['Authorization'] = 'Bearer ' . $this->token;
        }
        $text = null;
        if ($body !== null) {
            $headers['Content-Type'] = 'application/json';
            // phpcs:ignore WordPress.WP.AlternativeFunctions -- runs without WordPress too.
            $text = (string) json_encode($body, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);
        }
        try {
            $answer = ($this->send)($method, $this->apiUrl . $path, $headers, $text);
        } catch (\Throwable $error) {
            return Result::failure('NO_ANSWER', $this->sentence('NO_ANSWER'));
        }
        return $this->read((int) ($answer['status'] ?? 0), (string) ($answer['body'] ?? ''), $keys);
    }

    /** @param list<string> $keys */
    private function read(int $status, string $body, array $keys): Result
    {
        if ($status === 0) {
            return Result::failure('NO_ANSWER', $this->sentence('NO_ANSWER'));
        }
        $value = json_decode($body, true);
        $value = is_array($value) ? $value : [];
        if ($status >= 200 && $status < 300) {
            foreach ($keys as $key) {
                if (!isset($value[$key])) {
                    return Result::failure('BAD_ANSWER', $this->sentence('BAD_ANSWER'), $status);
                }
            }
            return Result::success($value, $status);
        }
        $code = $value['code'] ?? null;
        $message = $value['message'] ?? null;
        $isError = is_string($code) && $code !== '' && is_string($message) && $message !== '';
        return $isError
            ? Result::failure($code, $message, $status)
            : Result::failure('BAD_ANSWER', $this->sentence('BAD_ANSWER'), $status);
    }

    private function sentence(string $code): string
    {
        $sentences = [
            'NO_ANSWER' => [
                'en' => 'Linkbild doesn’t respond. Try again in a few minutes.',
                'de' => 'Linkbild antwortet nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
            ],
            'BAD_ANSWER' => [
                'en' => 'Linkbild’s response can’t be read. Check the address in the code, then try again.',
                'de' => 'Die Antwort von Linkbild ist nicht lesbar. Prüfen Sie die Adresse im Code und versuchen Sie es noch einmal.',
            ],
        ];
        return $sentences[$code][$this->language];
    }
}
