<?php

namespace Linkbild;

/** The outcome of a call. Failures are values: a site goes on where Linkbild does not answer. */
final class Result
{
    public bool $ok;
    /** What Linkbild answered, decoded; null where it failed. */
    public ?array $value;
    /** Empty where it went well; else the API's code, or NO_ANSWER, BAD_ANSWER. */
    public string $code;
    /** A sentence for people, in the language of the client; empty where it went well. */
    public string $message;
    /** The status of the answer, 0 where none came. */
    public int $status;

    private function __construct(bool $ok, ?array $value, string $code, string $message, int $status)
    {
        $this->ok = $ok;
        $this->value = $value;
        $this->code = $code;
        $this->message = $message;
        $this->status = $status;
    }

    public static function success(array $value, int $status = 200): self
    {
        return new self(true, $value, '', '', $status);
    }

    public static function failure(string $code, string $message, int $status = 0): self
    {
        return new self(false, null, $code, $message, $status);
    }

    /** Worth another try later: no answer, too many calls, or trouble at Linkbild. */
    public function isTemporary(): bool
    {
        return !$this->ok && ($this->status === 0 || $this->status === 429 || $this->status >= 500);
    }

    /** The connection was removed in Linkbild: the token is of no more use. */
    public function isDisconnected(): bool
    {
        return !$this->ok && $this->status === 401;
    }
}
